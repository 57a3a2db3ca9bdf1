import { pagePaths } from '@cardsight/contract/paths'
import { californiaRights, doNotTrack, minors } from './california.tsx'
import { changes, contact, links } from './closing.tsx'
import { choices, dataCollected, everyOne, retention, types, use } from './cookies-parts.tsx'
import type { LegalDocument } from './legal-document.ts'
import { emailMarketing, remarketing } from './privacy-choices.tsx'
import { definitions } from './privacy-data.tsx'

export const cookiesPolicy: LegalDocument = {
  path: pagePaths.cookies,
  title: 'Cookies Policy | Cardsight',
  description: 'Every cookie and storage entry that Cardsight uses, by name, and why.',
  heading: 'Cookies Policy',
  updated: '2020-05-28',
  summary:
    'Two cookies, both for a safe sign-in. The rest stays in your browser’s storage. None for analytics or advertising.',
  sections: (supportEmail) => [
    definitions,
    types,
    everyOne,
    choices,
    dataCollected,
    use,
    retention,
    emailMarketing,
    remarketing,
    californiaRights,
    doNotTrack,
    minors,
    links,
    changes('cookies policy'),
    contact(supportEmail),
  ],
}
