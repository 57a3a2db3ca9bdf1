/** The lines of a backup: what a database contains, as text that either engine reads back exactly. */
import { z } from 'zod'

export const DUMP_FORMAT = 1

const startSchema = z.object({
  kind: z.literal('start'),
  format: z.literal(DUMP_FORMAT),
  createdAt: z.iso.datetime(),
  /** Names of the applied migrations: the schema of the rows. */
  migrations: z.array(z.string()),
})

/** Files of the data folder that belong to the database: the key of the bank tokens, and the simulated banks' state. */
export const dataFileNames = ['app-secret', 'sandbox-bank.json', 'sandbox-simplefin.json'] as const

const fileSchema = z.object({ kind: z.literal('file'), name: z.enum(dataFileNames), content: z.base64() })

const tableSchema = z.object({
  kind: z.literal('table'),
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string(), isIdentity: z.boolean() })),
})

/** Belongs to the last table before it. Each value is PostgreSQL's own text for it. */
const rowSchema = z.object({ kind: z.literal('row'), values: z.array(z.string().nullable()) })

/** Without it, the backup was cut off. */
const endSchema = z.object({ kind: z.literal('end'), rows: z.number().int() })

export const dumpLineSchema = z.discriminatedUnion('kind', [
  startSchema,
  fileSchema,
  tableSchema,
  rowSchema,
  endSchema,
])

export type DumpLine = Readonly<z.infer<typeof dumpLineSchema>>
export type DumpFile = Readonly<z.infer<typeof fileSchema>>
export type DumpTable = Readonly<z.infer<typeof tableSchema>>
