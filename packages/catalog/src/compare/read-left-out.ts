import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { parseYaml } from '../parse-yaml.ts'
import { describeProblem } from '../problem.ts'
import { packageDir } from '../read-files.ts'
import { sentenceSchema, slugSchema } from '../scalars.ts'

/** Returns the reasons why high-confidence cards aren't in the catalog. Throws if the file is invalid. */
export function readLeftOut(): Readonly<Record<string, string>> {
  const path = 'tables/left-out.yaml'
  const text = readFileSync(join(packageDir, path), 'utf8')
  const parsed = parseYaml({ path, text }, z.record(slugSchema, sentenceSchema))
  if (!parsed.ok) {
    throw new Error(parsed.problems.map(describeProblem).join('\n'))
  }
  return parsed.value
}
