import type { Wallet } from '@cardsight/engine/wallet'

/** A wallet's total after interest, in cents. */
export function netTotal({ total, interest }: Pick<Wallet, 'total' | 'interest'>): number {
  return total - (interest?.cents ?? 0)
}
