import { type ComponentProps, type ReactNode, useState, useSyncExternalStore } from 'react'
import { FollowedLinks } from './followed-links.tsx'

export type DrawnListProps<Item> = Omit<ComponentProps<'ol'>, 'children'> & {
  items: readonly Item[]
  /** An `<li>`, which holds nothing to press but links. */
  children: (item: Item, place: number) => ReactNode
}

/** A list that the server has drawn is left as it is found until its items are others: till then it costs nothing. */
export function DrawnList<Item>({ items, children, ...props }: DrawnListProps<Item>) {
  const isTakenOver = useIsTakenOver()
  const [found, setFound] = useState(isTakenOver ? items : null)
  const isAsFound = found !== null && areSame(found, items)
  if (found !== null && !isAsFound) {
    setFound(null)
  }
  return (
    <FollowedLinks>
      {isAsFound ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: React keeps what it finds there when it hydrates
        <ol key="found" {...props} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
      ) : (
        <ol key="drawn" {...props}>
          {items.map(children)}
        </ol>
      )}
    </FollowedLinks>
  )
}

// One object for good: React would write another one, and the list would be gone.
const nothing = { __html: '' }

/** Whether React is taking over, in the browser, what the server has drawn. */
function useIsTakenOver(): boolean {
  const isFromServer = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
  return isFromServer && typeof document !== 'undefined'
}

function areSame<Item>(some: readonly Item[], others: readonly Item[]): boolean {
  return some.length === others.length && some.every((item, place) => item === others[place])
}
