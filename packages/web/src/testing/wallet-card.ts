import { toCents } from '@cardsight/engine/money'
import type { WalletCardInfo } from '../worker/wallet-cards.ts'

/** A card as the wallet page sees it, with overrides. */
export function walletCard(cardId: string, changes: Partial<WalletCardInfo> = {}): WalletCardInfo {
  return {
    cardId,
    name: cardId,
    issuer: 'Issuer',
    network: 'visa',
    kind: 'cash-back',
    face: { colors: ['#204060'], ink: '#ffffff', finish: 'matte', isVertical: false },
    link: 'https://issuer.example',
    status: 'open',
    asOf: '2026-10-01',
    program: 'cash',
    annualFeeCents: toCents(0),
    apr: null,
    rotates: false,
    bonusDays: [],
    ...changes,
  }
}
