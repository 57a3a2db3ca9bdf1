import { apiPaths } from '@cardsight/contract/api-paths'
import type {
  Account,
  AccountList,
  BankStatus,
  InstitutionStatus,
  LinkedAccounts,
  LinkToken,
} from '@cardsight/contract/banking'
import type { LinkTokenMade } from '../services/banking/create-link-token.ts'
import type { LinkedInstitution } from '../services/banking/link-institution.ts'
import type { Institution, ListedAccount } from '../services/banking/list-institutions.ts'

export function presentLinkToken({ linkToken, widget, offersSetupToken }: LinkTokenMade): LinkToken {
  return {
    linkToken,
    widget: widget === 'simulated' ? 'simulated' : 'plaid',
    ...(offersSetupToken && { offersSetupToken }),
  }
}

export function presentLinkedAccounts({ institutionName, accounts }: LinkedInstitution): LinkedAccounts {
  return accounts.map(({ kind, subtype }) => ({ subtype: kind ?? subtype, institutionName }))
}

/** A disconnected institution is one entry instead of its accounts. */
export function presentAccountList(institutions: readonly Institution[]): AccountList {
  return institutions.flatMap((institution) =>
    institution.isDisconnected
      ? [presentDisconnected(institution)]
      : [
          ...institution.accounts.map((account) => presentAccount(institution, account)),
          ...institution.repeated.map(
            (account): Account => ({
              ...presentAccount(institution, account),
              enabled: false,
              alreadyCounted: true,
            }),
          ),
        ],
  )
}

export function presentBankStatus(institutions: readonly Institution[]): BankStatus {
  return { institutions: institutions.map(presentInstitutionStatus) }
}

/** SimpleFIN has no call that ends access. */
const SETUP_TOKEN_SITE = 'SimpleFIN Bridge'

export function presentInstitutionStatus(institution: Institution): InstitutionStatus {
  const { item, isDisconnected, advice, renewsWithSetupToken, accounts, repeated, leftOut } = institution
  return {
    handle: item.handle,
    institutionName: item.institutionName,
    source: item.source,
    state: item.state,
    advice,
    isImporting: item.history !== 'complete' && !isDisconnected,
    linkedAt: item.linkedAt.toISOString(),
    syncedAt: item.syncedAt?.toISOString() ?? null,
    freshAt: item.freshAt?.toISOString() ?? null,
    accountCount: accounts.length + repeated.length,
    skippedRows: item.skippedRows,
    leftOut: leftOut.map(({ currency, count }) => ({ currency, count })),
    ...(renewsWithSetupToken && { endsAccessAt: SETUP_TOKEN_SITE }),
    hasNewAccounts: item.hasNewAccounts && !isDisconnected,
  }
}

function presentAccount(institution: Institution, account: ListedAccount): Account {
  return {
    account_id: account.accountId,
    name: account.name,
    official_name: account.officialName ?? '',
    mask: account.mask ?? '',
    institutionLogo: logoOf(institution),
    institutionName: institution.item.institutionName,
    subtype: account.kind,
    enabled: true,
  }
}

function presentDisconnected(institution: Institution): AccountList[number] {
  const { item, renewsWithSetupToken } = institution
  return {
    account_id: '',
    name: item.institutionName,
    official_name: '',
    mask: '',
    institutionLogo: logoOf(institution),
    institutionName: item.institutionName,
    subtype: 'disconnected',
    enabled: false,
    access_token: item.handle,
    ...(renewsWithSetupToken && { renewsWithSetupToken }),
  }
}

function logoOf({ item: { institutionId, institutionLogo } }: Institution): string | null {
  return institutionId === null || institutionLogo === null ? null : apiPaths.institutionLogo(institutionId)
}
