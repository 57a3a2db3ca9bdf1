import type { Wallet } from '@cardsight/engine/wallet'

/** Names a group of years: 'first', 'second', 'third', or 'later' for all years after the first. */
export function yearName(
  { year, count }: Wallet['yearGroups'][number],
  { years }: Pick<Wallet, 'years'>,
): 'first' | 'second' | 'third' | 'later' {
  if (year === 2 && year + count > years) {
    return 'later'
  }
  return ({ 1: 'first', 2: 'second', 3: 'third' } as const)[year]
}
