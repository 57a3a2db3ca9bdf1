import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { parseYaml } from '../parse-yaml.ts'
import { describeProblem } from '../problem.ts'
import { room } from '../read-files.ts'
import { sentenceSchema, slugSchema } from '../scalars.ts'

/** Sure cards that are not in the catalog, each with the reason. Throws when the file is wrong. */
export function readLeftOut(): Readonly<Record<string, string>> {
  const path = 'tables/left-out.yaml'
  const text = readFileSync(join(room, path), 'utf8')
  const parsed = parseYaml({ path, text }, z.record(slugSchema, sentenceSchema))
  if (!parsed.ok) {
    throw new Error(parsed.problems.map(describeProblem).join('\n'))
  }
  return parsed.value
}
