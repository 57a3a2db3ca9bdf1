/** The part of the catalog that the wallet pages show: names and fees, but no earning rules. */
import {
  type CatalogCard,
  describeTerms,
  programKeys,
  programOfKey,
  type Release,
  valuesOfKey,
} from '@cardsight/catalog'
import type { ProfileOptions } from '@cardsight/contract/profile-schemas'
import type { WalletCardInfo, WalletCatalog } from '@cardsight/contract/wallet'

export function walletCatalogOf({ cards, programs }: Release, profileOptions: ProfileOptions): WalletCatalog {
  return {
    cards: cards.map((card) => infoOf(card, programs)).sort((a, b) => (a.name < b.name ? -1 : 1)),
    programs: programKeys(programs)
      .filter((key) => cards.some(({ engine }) => engine.program === key))
      .map((key) => {
        const values = valuesOfKey(key, programs)
        return {
          key,
          name: nameOfKey(key, { programs, cards }),
          isMoney: values === undefined || values === 'face',
        }
      }),
    profileOptions,
  }
}

function infoOf(card: CatalogCard, programs: Release['programs']): WalletCardInfo {
  const { id, name, issuer, network, kind, link, face, status, engine, apr } = card
  return {
    cardId: id,
    name,
    issuer,
    network,
    kind,
    face,
    link,
    asOf: card.asOf,
    status: status.state,
    program: engine.program,
    annualFeeCents: engine.fee.later,
    apr: apr?.regular ?? null,
    rotates: engine.rules.some(({ target }) => target.kind === 'rotating'),
    ...describeTerms(card, programs),
  }
}

/** Points of a card with values of its own have the card's name, too. */
function nameOfKey(key: string, { programs, cards }: Pick<Release, 'programs' | 'cards'>): string {
  const program = programOfKey(key)
  const name = programs[program]?.name ?? program
  const card = key === program ? undefined : cards.find(({ engine }) => engine.program === key)
  return card === undefined ? name : `${name} (${card.name})`
}
