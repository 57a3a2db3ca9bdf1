/** Finds the regular expressions in source files, and the input that each of them is slowest on. */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { timeOf } from './growth.ts'

const PACKAGES = resolve(import.meta.dirname, '../../..')
const SEARCH_CHARS = 4096
const SLOWEST = 2

export type FoundPattern = Readonly<{ file: string; pattern: RegExp }>

/** Literals, and the files that call `new RegExp`, in all non-test sources of a package. */
export function findPatterns(packageName: string): { literals: FoundPattern[]; constructing: string[] } {
  const files = globSync(`${packageName}/src/**/*.ts`, { cwd: PACKAGES })
    .filter((file) => !/\.test\.ts$|\/src\/(?:testing|bench)\//.test(file))
    .sort()
  const literals: FoundPattern[] = []
  const constructing = new Set<string>()
  for (const file of files) {
    const { program } = parseSync(file, readFileSync(join(PACKAGES, file), 'utf8'))
    new Visitor({
      Literal(node) {
        if ('regex' in node) {
          literals.push({ file, pattern: new RegExp(node.regex.pattern, node.regex.flags) })
        }
      },
      NewExpression({ callee }) {
        if (callee.type === 'Identifier' && callee.name === 'RegExp') {
          constructing.add(file)
        }
      },
    }).visit(program)
  }
  return { literals, constructing: [...constructing] }
}

type TextMaker = (chars: number) => string

/** The few inputs that take the most time, out of thousands that repeat parts of the pattern. */
export function slowestTexts(pattern: RegExp): TextMaker[] {
  const parts = literalParts(pattern.source)
  const atoms = [...new Set([...commonAtoms, ...parts])]
  const makers = ['', ...parts].flatMap((prefix) =>
    atoms.flatMap((first) =>
      ['', ...atoms].map(
        (second): TextMaker =>
          (chars) =>
            // None of our patterns accepts the last character, so each one has to try all its alternatives.
            `${prefix}${(first + second).repeat(chars / (first.length + second.length))}\u0000`,
      ),
    ),
  )
  return makers
    .map((make) => ({ make, ms: timeOf((text) => runOn(pattern, text), make(SEARCH_CHARS), 1) }))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST)
    .map(({ make }) => make)
}

/** Runs a pattern over the whole text, as `replace` does for a global one. */
export function runOn(pattern: RegExp, text: string): void {
  text.replace(pattern, '')
}

const commonAtoms = [
  'a',
  'A',
  '0',
  '_',
  ' ',
  '\n',
  '.',
  '-',
  '+',
  '/',
  ':',
  ';',
  ',',
  '=',
  '&',
  '?',
  '%',
  '@',
  '"',
  '\\',
]
const MAX_PARTS = 6

/** Literal parts of a pattern's source, such as `Bearer `. */
function literalParts(source: string): string[] {
  const parts = source.split(/[\\^$.|?*+()[\]{}]+/).filter((part) => part !== '')
  return [...new Set(parts)].sort((one, other) => other.length - one.length).slice(0, MAX_PARTS)
}
