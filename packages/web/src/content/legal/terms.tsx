import { pagePaths } from '@cardsight/contract/paths'
import { contact } from './closing.tsx'
import type { LegalDocument } from './legal-document.ts'
import { changes, law, liability, severability, warranty } from './terms-closing.tsx'
import {
  acceptance,
  account,
  age,
  earnings,
  ending,
  fairUse,
  linking,
  otherSites,
  ownership,
  whatItDoes,
} from './terms-parts.tsx'

export const terms: LegalDocument = {
  path: pagePaths.terms,
  title: 'Terms of Service | Cardsight',
  description: 'The terms and conditions for using Cardsight, in plain language.',
  heading: 'Terms of Service',
  updated: null,
  summary: 'Be 18 or over, use the service fairly, and treat its numbers as estimates, not advice.',
  sections: (supportEmail) => [
    acceptance,
    age,
    whatItDoes,
    earnings,
    account,
    linking,
    fairUse,
    ownership,
    otherSites,
    ending,
    warranty,
    liability,
    changes,
    law,
    severability,
    contact(supportEmail),
  ],
}
