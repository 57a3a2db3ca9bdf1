/**
 * Edits a YAML file in place. The parsed document says where a value is, and only that text is replaced, so comments and
 * formatting stay.
 */
import { isMap, isNode, isScalar, isSeq, type Pair, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml'
import { renderBlock, renderFlow, type YamlValue } from './render-yaml.ts'

export type YamlPath = readonly (string | number)[]

/**
 * `set` replaces or adds a value; a path that ends with the length of a list appends to it. A new key comes after the
 * key `after`, or last.
 */
export type Edit = Readonly<
  { op: 'set'; path: YamlPath; value: YamlValue; after?: string } | { op: 'remove'; path: YamlPath }
>

/** Applies the edits in order. `keyOrder` says where new top-level keys belong. Throws if a path doesn't exist. */
export function editYaml(text: string, edits: readonly Edit[], keyOrder: readonly string[]): string {
  return edits.reduce((current, edit) => applyEdit(current, edit, keyOrder), text)
}

function applyEdit(text: string, edit: Edit, keyOrder: readonly string[]): string {
  const document = parseDocument(text)
  const parentPath = edit.path.slice(0, -1)
  const key = edit.path.at(-1)
  const parent: unknown = parentPath.length === 0 ? document.contents : document.getIn(parentPath, true)
  if (isSeq(parent) && edit.op === 'set' && key === parent.items.length) {
    return append(text, parent, edit.value)
  }
  if (!isMap(parent) || typeof key !== 'string') {
    throw new Error(`there is nothing to edit at ${edit.path.join('.')}`)
  }
  const index = parent.items.findIndex((pair) => keyOf(pair) === key)
  if (edit.op === 'remove') {
    return index === -1 ? text : removePair(text, parent, index)
  }
  return index === -1
    ? insertPair(text, parent, { key, value: edit.value, before: keysBefore(edit, keyOrder) })
    : replaceValue(text, parent, index, edit.value)
}

function replaceValue(text: string, parent: YAMLMap, index: number, value: YamlValue): string {
  const pair = parent.items[index]
  const colon = text.indexOf(':', keyRange(pair).end)
  const end = endOf(text, pair)
  const rendered = parent.flow ? ` ${renderFlow(value)}` : renderBlock(value, columnOf(text, parent))
  const comments = text.slice(colon, end).match(/^\s*#.*$/gm) ?? []
  const [firstLine = '', ...lines] = rendered.split('\n')
  return text.slice(0, colon + 1) + [firstLine, ...comments, ...lines].join('\n') + text.slice(end)
}

type NewPair = Readonly<{ key: string; value: YamlValue; before: ReadonlySet<string> }>

/** Returns the keys that a new key comes after. */
function keysBefore({ path, after }: Extract<Edit, { op: 'set' }>, keyOrder: readonly string[]): Set<string> {
  const [key, ...rest] = path
  if (rest.length > 0) {
    return new Set(after === undefined ? [] : [after])
  }
  return new Set(keyOrder.slice(0, keyOrder.indexOf(String(key))))
}

function insertPair(text: string, parent: YAMLMap, { key, value, before }: NewPair): string {
  const anchor = parent.items.findLast((pair) => before.has(keyOf(pair))) ?? parent.items.at(-1)
  if (anchor === undefined) {
    throw new Error(`there is no key before ${key}`)
  }
  const end = endOf(text, anchor)
  if (parent.flow) {
    return `${text.slice(0, end)}, ${key}: ${renderFlow(value)}${text.slice(end)}`
  }
  const column = columnOf(text, parent)
  return insertLine(text, end, `${' '.repeat(column)}${key}:${renderBlock(value, column)}`)
}

function removePair(text: string, parent: YAMLMap, index: number): string {
  const pair = parent.items[index]
  const { start } = keyRange(pair)
  const end = endOf(text, pair)
  const [previous, next] = [parent.items[index - 1], parent.items[index + 1]]
  if (!parent.flow) {
    return text.slice(0, text.lastIndexOf('\n', start) + 1) + text.slice(lineEnd(text, end) + 1)
  }
  if (next !== undefined) {
    return text.slice(0, start) + text.slice(keyRange(next).start)
  }
  return text.slice(0, previous === undefined ? start : endOf(text, previous)) + text.slice(end)
}

function append(text: string, list: YAMLSeq, value: YamlValue): string {
  const last: unknown = list.items.at(-1)
  if (list.flow || !isNode(last) || !last.range) {
    throw new Error('only a list with one item per line can be extended')
  }
  const dash = text.lastIndexOf('-', last.range[0])
  const column = dash - text.lastIndexOf('\n', dash) - 1
  return insertLine(text, trimmedEnd(text, last.range[1]), `${' '.repeat(column)}- ${renderFlow(value)}`)
}

/** Inserts a line after the one that contains the position, and after its comment. */
function insertLine(text: string, position: number, line: string): string {
  const end = lineEnd(text, position)
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`
}

function lineEnd(text: string, position: number): number {
  const end = text.indexOf('\n', position)
  return end === -1 ? text.length : end
}

/** Returns the column of the map's keys. */
function columnOf(text: string, map: YAMLMap): number {
  const { start } = keyRange(map.items[0])
  return start - text.lastIndexOf('\n', start - 1) - 1
}

function keyOf(pair: Pair): string {
  return isScalar(pair.key) ? String(pair.key.value) : ''
}

function keyRange(pair: Pair | undefined): { start: number; end: number } {
  if (!isScalar(pair?.key) || !pair.key.range) {
    throw new Error('a key must be text')
  }
  return { start: pair.key.range[0], end: pair.key.range[1] }
}

/** Returns the end of the pair's value, without the space or the comment after it. */
function endOf(text: string, pair: Pair | undefined): number {
  const value: unknown = pair?.value
  return isNode(value) && value.range ? trimmedEnd(text, value.range[1]) : keyRange(pair).end + 1
}

function trimmedEnd(text: string, end: number): number {
  return text.slice(0, end).trimEnd().length
}
