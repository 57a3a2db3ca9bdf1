/** Requests and responses of linking with a SimpleFIN setup token. */
import { handleField } from './banking.ts'
import { z } from './zod.ts'

const MAX_LENGTH = 2000

/** Response of `POST /simplefin/auth/setup`. */
export const setupTokenOfferSchema = z
  .object({
    createUrl: z
      .string()
      .nullable()
      .meta({ description: 'Page where people create a setup token; null with the simulated server' }),
    testToken: z
      .string()
      .nullable()
      .meta({ description: 'A token of the simulated server; null with a real one' }),
  })
  .meta({ id: 'SetupTokenOffer' })

export type SetupTokenOffer = z.infer<typeof setupTokenOfferSchema>

/** Body of `POST /simplefin/auth/add-token`. In the body, because URLs are logged. A handle renews that link. */
export const setupTokenSchema = z
  .object({ setupToken: z.string().trim().min(1).max(MAX_LENGTH), accessToken: handleField().optional() })
  .meta({ id: 'SetupToken' })
