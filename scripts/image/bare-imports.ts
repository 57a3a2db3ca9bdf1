/** Package names that a built module imports or resolves. Built code is minified or not, but always uses string literals. */
const STATEMENT =
  /(?:(?:^|[;}])\s*(?:import|export)\b[^"'();]*|\bimport(?:\.meta\.resolve)?\s*\(\s*)["']((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[\w./-]*)?["']/gm

export function bareImports(code: string): string[] {
  return [...new Set(Array.from(code.matchAll(STATEMENT), ([, name = '']) => name))].sort()
}
