import { pagePaths } from '@cardsight/contract/paths'
import { californiaRights, doNotTrack, minors } from './california.tsx'
import { changes, contact, links } from './closing.tsx'
import type { LegalDocument } from './legal-document.ts'
import { emailMarketing, remarketing, yourControls } from './privacy-choices.tsx'
import {
  cookieTypes,
  dataCollected,
  definitions,
  disclosure,
  retention,
  security,
  transfer,
  use,
} from './privacy-data.tsx'

export const privacyPolicy: LegalDocument = {
  path: pagePaths.privacy,
  title: 'Privacy Policy | Cardsight',
  description: 'What Cardsight knows about you, why, for how long, and how to get or delete it.',
  heading: 'Privacy Policy',
  updated: '2020-05-26',
  summary:
    'We collect what the service needs and nothing else. We don’t sell it. You can download or delete it anytime.',
  sections: (supportEmail) => [
    definitions,
    dataCollected,
    cookieTypes,
    use,
    retention,
    transfer,
    disclosure,
    security,
    emailMarketing,
    remarketing,
    yourControls,
    californiaRights,
    doNotTrack,
    minors,
    links,
    changes('privacy policy'),
    contact(supportEmail),
  ],
}
