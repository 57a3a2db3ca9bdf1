import { type ComponentProps, type ReactNode, useState, useSyncExternalStore } from 'react'
import { ClientLinks } from './client-links.tsx'

export type ServerListProps<Item> = Omit<ComponentProps<'ol'>, 'children'> & {
  items: readonly Item[]
  /** An `<li>` whose only interactive elements are links. */
  children: (item: Item, index: number) => ReactNode
}

/** A server-rendered list that keeps its markup until its items change, so that hydrating it costs nothing. */
export function ServerList<Item>({ items, children, ...props }: ServerListProps<Item>) {
  const isTakenOver = useIsTakenOver()
  const [found, setFound] = useState(isTakenOver ? items : null)
  const isAsFound = found !== null && areSame(found, items)
  if (found !== null && !isAsFound) {
    setFound(null)
  }
  return (
    <ClientLinks>
      {isAsFound ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing: React keeps the existing markup when it hydrates
        <ol key="found" {...props} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
      ) : (
        <ol key="drawn" {...props}>
          {items.map(children)}
        </ol>
      )}
    </ClientLinks>
  )
}

// A stable object: React would apply a new one and empty the list.
const nothing = { __html: '' }

/** Whether React is hydrating server-rendered markup in the browser. */
function useIsTakenOver(): boolean {
  const isFromServer = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
  return isFromServer && typeof document !== 'undefined'
}

function areSame<Item>(some: readonly Item[], others: readonly Item[]): boolean {
  return some.length === others.length && some.every((item, index) => item === others[index])
}
