import { z } from './zod.ts'

/** The signed-in person, as far as a browser may know them. */
export const userSchema = z
  .object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    isGoogle: z.boolean(),
  })
  .meta({ id: 'User' })

export type User = z.infer<typeof userSchema>
