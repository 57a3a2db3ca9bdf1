import type { SetupTokenOffer } from '@cardsight/contract/banking'
import type { Bank } from '../../bank/bank.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { findSetupTokenBank } from './banks.ts'
import { callBank } from './call-bank.ts'
import { type LinkedInstitution, linkInstitution } from './link-institution.ts'

/** Returns where people get a setup token, or one to try out. */
export async function offerSetupToken(deps: Deps): Promise<SetupTokenOffer> {
  const { setupTokens } = requireBank(deps)
  const createTestToken = setupTokens?.createTestToken ?? null
  return {
    createUrl: setupTokens?.createUrl ?? null,
    testToken: createTestToken === null ? null : await callBank('SimpleFIN', createTestToken),
  }
}

/** Claims the token, and stores the banks behind it as one link. */
export function linkWithSetupToken(
  deps: Deps,
  { userId, setupToken }: { userId: string; setupToken: string },
): Promise<LinkedInstitution> {
  return linkInstitution(
    { ...deps, bank: requireBank(deps) },
    { userId, publicToken: setupToken, metadata: null },
  )
}

function requireBank(deps: Deps): Bank {
  const bank = findSetupTokenBank(deps)
  if (bank === null) {
    throw new AppError('not-found', { message: "This site doesn't link accounts with SimpleFIN." })
  }
  return bank
}
