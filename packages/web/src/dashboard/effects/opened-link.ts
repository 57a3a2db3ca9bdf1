/** The linking flow that was opened last, stored while the user is at their bank. */
import type { LinkToken } from '@cardsight/contract/banking'
import { readValue, storageKeys } from '../../lib/storage.ts'
import { oneOfIn, recordOf, textIn } from '../state/read-unknown.ts'

export type OpenedLink = Readonly<{
  link: LinkToken
  /** The handle of the renewed institution; null for a first link. */
  renews: string | null
}>

export function readOpenedLink(): OpenedLink | null {
  return readValue(storageKeys.openedLink, parse)
}

function parse(value: unknown): OpenedLink {
  const opened = recordOf(value)
  const link = recordOf(opened.link)
  return {
    link: {
      linkToken: textIn(link, 'linkToken'),
      widget: oneOfIn(link, 'widget', ['simulated', 'plaid'] as const),
    },
    renews: opened.renews === null ? null : textIn(opened, 'renews'),
  }
}
