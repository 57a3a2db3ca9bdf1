/** Finds exported types of one package that share a name: a reader of one would mistake it for the other. */
import type { Source } from './source.ts'

/** One line for each name, with the files that export a type of that name. */
export function findSharedTypeNames(sources: readonly Source[]): string[] {
  const filesByName = new Map<string, string[]>()
  for (const { packageName, path, code } of sources) {
    for (const [, name = ''] of code.matchAll(/^export\s+(?:type|interface)\s+(\w+)\b(?!\s*,|\s+from)/gm)) {
      const key = `${packageName}: ${name}`
      filesByName.set(key, [...(filesByName.get(key) ?? []), path])
    }
  }
  return [...filesByName]
    .filter(([, files]) => files.length > 1)
    .map(([name, files]) => `${name} is exported by ${files.join(' and ')}`)
}
