import type { Bank } from '../../bank/bank.ts'
import type { Deps } from '../../deps.ts'
import { findSetupTokenBank } from './banks.ts'
import { callBank } from './call-bank.ts'
import { getLink } from './get-link.ts'

export type LinkTokenMade = Readonly<{ linkToken: string; widget: Bank['widget']; offersSetupToken: boolean }>

/** Creates a token for the linking flow; with a handle, to renew access to an institution. */
export async function createLinkToken(
  deps: Deps,
  { userId, handle }: { userId: string; handle: string | null },
): Promise<LinkTokenMade> {
  const link = handle === null ? null : await getLink(deps, { userId, handle })
  const bank = link?.bank ?? deps.bank
  const linkToken = await callBank(link?.item.institutionName ?? 'your bank', () =>
    bank.createLinkToken({ userId, renew: link?.accessToken ?? null }),
  )
  return { linkToken, widget: bank.widget, offersSetupToken: findSetupTokenBank(deps) !== null }
}
