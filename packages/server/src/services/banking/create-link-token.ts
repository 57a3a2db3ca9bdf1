import type { Bank } from '../../bank/bank.ts'
import type { Deps } from '../../deps.ts'
import { findSetupTokenBank } from './banks.ts'
import { bankAttention, callBank } from './call-bank.ts'
import { getLink, getSealedLink, type ProviderLink } from './get-link.ts'

export type LinkTokenMade = Readonly<{ linkToken: string; widget: Bank['widget']; offersSetupToken: boolean }>

/** Creates a token for the linking flow; with a handle, to renew access to an institution. */
export async function createLinkToken(
  deps: Deps,
  { userId, handle }: { userId: string; handle: string | null },
): Promise<LinkTokenMade> {
  const link = handle === null ? null : await getWidgetLink(deps, { userId, handle })
  const bank = link?.bank ?? deps.bank
  const linkToken = await callBank(link?.item.institutionName ?? 'your bank', () =>
    bank.createLinkToken({ userId, renew: link?.accessToken ?? null }),
  )
  return { linkToken, widget: bank.widget, offersSetupToken: findSetupTokenBank(deps) !== null }
}

async function getWidgetLink(deps: Deps, owner: { userId: string; handle: string }): Promise<ProviderLink> {
  const { item, bank } = await getSealedLink(deps, owner)
  if (bank.setupTokens !== null) {
    const { institutionName } = item
    const advice = `To renew access to ${institutionName}, paste a new SimpleFIN setup token.`
    throw bankAttention(institutionName, advice)
  }
  return getLink(deps, owner)
}
