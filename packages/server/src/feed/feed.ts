/** Interface to the source of the latest posts. */
import type { BlogItem } from '@cardsight/contract/schemas'

export type Feed = Readonly<{
  /** Returns the feed's items in its own order. Rejects with the reason if it can't be read. */
  read(): Promise<readonly BlogItem[]>
}>
