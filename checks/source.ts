/** Reads what checks need from a source file of a package. */
export type Source = {
  /** From the root, with forward slashes. */
  readonly path: string
  readonly packageName: string
  readonly isTest: boolean
  /** Without comments. */
  readonly code: string
}

export function readSource(path: string, text: string): Source {
  const [, packageName = '', , below] = path.split('/')
  const isTest = /\.test\.tsx?$/.test(path) || below === 'testing'
  return { path, packageName, isTest, code: withoutComments(text) }
}

/** Matches strings as well, so that the slashes of a URL don't start a comment. */
function withoutComments(text: string): string {
  const stringOrComment =
    /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g
  return text.replaceAll(stringOrComment, (match) => (match.startsWith('/') ? '' : match))
}
