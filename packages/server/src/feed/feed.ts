/** The port through which the newest posts come in. */
import type { BlogItem } from '@cardsight/contract'

export type Feed = Readonly<{
  /** The feed's items in its own order. Rejects with the reason when it cannot be read. */
  read(): Promise<readonly BlogItem[]>
}>
