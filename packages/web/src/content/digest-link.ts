import { emailedPaths } from '@cardsight/contract/emailed-paths'
import { digestSentences } from '@cardsight/contract/your-cards'
import type { LinkPageText } from './newsletter-links.ts'

export const digestUnsubscribeText: LinkPageText = {
  noindex: true,
  path: emailedPaths.digestUnsubscribe(),
  title: 'Turn off reminder emails | Cardsight',
  description: 'Turn off reminder emails from Cardsight.',
  heading: 'Turn off reminder emails',
  text: 'Click the button and you won’t get any more reminder emails. Your cards and your calendar stay as they are.',
  button: 'Turn off',
  incomplete: digestSentences.linkDead,
}
