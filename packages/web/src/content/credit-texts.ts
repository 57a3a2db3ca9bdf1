import type { CreditLevel } from '@cardsight/contract/profile'

export const creditTexts: Readonly<Record<CreditLevel, Readonly<{ label: string; score: string }>>> = {
  none: { label: 'New to credit', score: 'No score' },
  poor: { label: 'Poor', score: 'Under 580' },
  fair: { label: 'Fair', score: '580–669' },
  good: { label: 'Good–Excellent', score: '670+' },
  excellent: { label: 'Excellent', score: '740+' },
}
