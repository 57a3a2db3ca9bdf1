/** Writes values as YAML in the style of our card files. */
import { stringify } from 'yaml'

export type YamlValue =
  | string
  | number
  | boolean
  | readonly YamlValue[]
  | { readonly [key: string]: YamlValue | undefined }

/** Renders on one line: `{ points: 60000, spend: 4000, months: 3 }`. */
export function renderFlow(value: YamlValue): string {
  if (isList(value)) {
    return `[${value.map(renderFlow).join(', ')}]`
  }
  if (typeof value === 'object') {
    const pairs = entriesOf(value).map(([key, item]) => `${key}: ${renderFlow(item)}`)
    return `{ ${pairs.join(', ')} }`
  }
  // Inside a list, `stringify` quotes what would end a value there, such as a comma.
  return stringify([value], { collectionStyle: 'flow', lineWidth: 0 }).trim().slice(2, -2)
}

/**
 * Renders what follows a key and its colon in a map whose keys are in the given column. Lists of maps get one line per item, and
 * maps with such a list one line per key. Everything else is on the same line.
 */
export function renderBlock(value: YamlValue, column: number): string {
  const indent = ' '.repeat(column + 2)
  if (isListOfMaps(value)) {
    return value.map((item) => `\n${indent}- ${renderFlow(item)}`).join('')
  }
  if (
    typeof value === 'object' &&
    !isList(value) &&
    entriesOf(value).some(([, item]) => isListOfMaps(item))
  ) {
    return entriesOf(value)
      .map(([key, item]) => `\n${indent}${key}:${renderBlock(item, column + 2)}`)
      .join('')
  }
  return ` ${renderFlow(value)}`
}

function entriesOf(value: { readonly [key: string]: YamlValue | undefined }): [string, YamlValue][] {
  return Object.entries(value).flatMap(([key, item]): [string, YamlValue][] =>
    item === undefined ? [] : [[key, item]],
  )
}

function isList(value: YamlValue): value is readonly YamlValue[] {
  return Array.isArray(value)
}

function isListOfMaps(value: YamlValue): value is readonly YamlValue[] {
  return isList(value) && value.length > 0 && value.every((item) => typeof item === 'object' && !isList(item))
}
