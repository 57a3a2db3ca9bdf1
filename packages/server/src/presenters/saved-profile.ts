import type { Profile } from '@cardsight/contract/profile'
import type { SavedProfile } from '@cardsight/contract/profile-schemas'

export function presentSavedProfile(profile: Profile | null): SavedProfile {
  return { profile: profile && presentProfile(profile) }
}

function presentProfile(profile: Profile): SavedProfile['profile'] {
  return {
    credit: profile.credit,
    thinFile: profile.thinFile,
    deposit: profile.deposit,
    programs: { ...profile.programs },
    memberships: [...profile.memberships],
    memberSpending: { ...profile.memberSpending },
    points: profile.points,
    pointValues: { ...profile.pointValues },
    credits: [...profile.credits],
    creditAmounts: { ...profile.creditAmounts },
    activatesCategories: profile.activatesCategories,
    booksInPortals: profile.booksInPortals,
    hasBusiness: profile.hasBusiness,
    rent: profile.rent,
    debt: profile.debt && { balance: profile.debt.balance, payment: profile.debt.payment },
  }
}
