/** The rules of an import that are data: limits of plausible values, other names of cards, issuers and sources, and changes that someone has declined. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { parseYaml } from '../parse-yaml.ts'
import { describeProblem } from '../problem.ts'
import { packageDir } from '../read-files.ts'
import { slugSchema, textSchema } from '../scalars.ts'

const importRulesSchema = z.strictObject({
  limits: z.strictObject({
    fee: z.number(),
    rate: z.number(),
    apr: z.number(),
    foreignFee: z.number(),
    offerPoints: z.number(),
    offerDollars: z.number(),
  }),
  cards: z.record(textSchema, slugSchema),
  issuers: z.record(textSchema, textSchema),
  sources: z.record(textSchema, slugSchema),
  declined: z.record(textSchema, textSchema),
})

export type ImportRules = z.infer<typeof importRulesSchema>

/** Throws if the table is invalid. */
export function readImportRules(): ImportRules {
  const path = 'tables/import-rules.yaml'
  const text = readFileSync(join(packageDir, path), 'utf8')
  const parsed = parseYaml({ path, text }, importRulesSchema)
  if (!parsed.ok) {
    throw new Error(parsed.problems.map(describeProblem).join('\n'))
  }
  return parsed.value
}
