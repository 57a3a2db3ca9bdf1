/** Package names that a built module imports. Built code is minified or not, but always uses string literals. */
const STATEMENT = /\b(?:from|import)\s*\(?\s*["']((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[\w./-]*)?["']/g

export function bareImports(code: string): string[] {
  return [...new Set(Array.from(code.matchAll(STATEMENT), ([, name = '']) => name))].sort()
}
