import type { KindGroup } from './profile-text.ts'

/** Something that can be chosen or valued, with a second line of text. */
export type ListItem = Readonly<{ id: string; name: string; detail: string | null }>
export type ListGroup = Readonly<{ label: string; items: readonly ListItem[] }>

type Option = Readonly<{ id: string; name: string; kind: string }>

/** Items by group, in the order of the groups. Options of a kind that no group has go into the last one. */
export function groupItems<Item extends Option>(
  options: readonly Item[],
  groups: readonly KindGroup[],
  detailOf: (option: Item) => string | null,
): ListGroup[] {
  const labelOf = ({ kind }: Item) =>
    (groups.find(({ kinds }) => kinds.includes(kind)) ?? groups.at(-1))?.label
  return groups.map(({ label }) => ({
    label,
    items: options
      .filter((option) => labelOf(option) === label)
      .map((option) => ({ id: option.id, name: option.name, detail: detailOf(option) })),
  }))
}

/** Groups with the items whose name or group contains every word of the query; groups without any are left out. */
export function searchGroups(groups: readonly ListGroup[], query: string): ListGroup[] {
  const words = searchable(query).split(/\s+/).filter(Boolean)
  return groups
    .map(({ label, items }) => ({
      label,
      items: items.filter(({ name }) => {
        const text = searchable(`${name} ${label}`)
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ items }) => items.length > 0)
}

export function countItems(groups: readonly ListGroup[]): number {
  return groups.reduce((sum, { items }) => sum + items.length, 0)
}

/** People type "macys" and "us bank". */
function searchable(text: string): string {
  return text.toLowerCase().replaceAll(/[’'.]/g, '')
}
