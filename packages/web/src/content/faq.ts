import { pagePaths } from '@cardsight/contract'
import type { MenuLink } from './menus.ts'
import type { PageWords } from './page-meta.ts'

export const supportWords: PageWords = {
  path: pagePaths.support,
  title: 'Support | Cardsight',
  description:
    'How cards are ranked, how Cardsight earns, what linking a bank shares and how your data is protected: eleven answers.',
}

/** Plain text, because machines read the answers too; what leads on stands beside them. */
export type Faq = Readonly<{
  id: string
  question: string
  answer: readonly string[]
  onward?: MenuLink
}>

export const faqs: readonly Faq[] = [
  {
    id: 'what',
    question: 'What does Cardsight do, and what does it cost?',
    answer: [
      'It looks back over what you spend and works out, for every card in its catalog, what that card would have earned you. Then it shows them in order, with the sum behind each figure.',
      'It is free. There is no paid tier and no trial that ends.',
    ],
  },
  {
    id: 'ranking',
    question: 'How are the cards ranked?',
    answer: [
      'By one figure: the rewards that your spending would have earned, plus the intro bonus, less the annual fee. It is worked out for one, two and three years. Caps, rotating categories and the pace that an intro bonus asks for are all counted.',
      'We say “would have earned” because it is arithmetic on what was, not a promise about what will be.',
    ],
    onward: { label: 'Read how we rank, with a worked example', path: pagePaths.methodology },
  },
  {
    id: 'earnings',
    question: 'How does Cardsight earn money, and does that change the ranking?',
    answer: [
      'Cardsight earns affiliate compensation from card partners: a bank may pay us when somebody applies through our link and is approved. This does not affect recommendations. Whether a bank pays us is not an input of the calculation, so it cannot move a card up or down.',
      'An Apply link that is paid for is marked as sponsored. One without that mark is the bank’s plain address and earns us nothing.',
    ],
    onward: { label: 'Read the Advertiser Disclosure', path: `${pagePaths.about}#AdvertiserDisclosure` },
  },
  {
    id: 'account',
    question: 'Do I need an account?',
    answer: [
      'No. Type what you spend in a typical month and you get the full ranking, with no name and no email address. An account is needed only to link bank accounts. You must be 18 or over.',
    ],
    onward: { label: 'Type your spending', path: pagePaths.dashboard },
  },
  {
    id: 'bank-login',
    question: 'Can you see my bank login, or move my money?',
    answer: [
      'Neither. If you choose to link an account, you sign in to your bank with Plaid, and we do not see your bank login credentials. What Plaid gives us lets us read transactions and nothing else, so Cardsight cannot move money.',
    ],
  },
  {
    id: 'statements',
    question: 'Can I get results from real transactions without linking a bank?',
    answer: [
      'Yes. Bring the statements that your bank lets you download: CSV, OFX, QFX, QBO, QIF, Excel or PDF. They are read and calculated in your browser, and nothing of them is sent to us or to anybody else. They are kept only if you ask for it, in that browser, and a button forgets everything.',
    ],
    onward: { label: 'Bring your own statements', path: pagePaths.statements },
  },
  {
    id: 'selling',
    question: 'Do you sell my personal information?',
    answer: [
      'No. Cardsight does not sell personal information, and does not hand it to banks or advertisers. Our pages carry no analytics and no advertising, and load nothing from other companies while you read them.',
    ],
    onward: { label: 'Read the Privacy Policy', path: pagePaths.privacy },
  },
  {
    id: 'protection',
    question: 'How is my data protected?',
    answer: [
      'With 256-bit encryption: the keys to linked accounts are stored encrypted with AES-256, and data travels encrypted between your browser and us. Passwords are kept only as hashes from which they cannot be read back. We also keep little: amounts that you type are not stored on our server at all.',
    ],
  },
  {
    id: 'facts',
    question: 'Where do the facts about cards come from, and how current are they?',
    answer: [
      'From open data sets and public lists of card terms, not from the banks. Every card page lists its sources and their dates. Some of those sources read the banks’ pages; we don’t. Offers change without notice, so check the bank’s page before you apply.',
    ],
    onward: { label: 'See the current best cards', path: pagePaths.currentBestCards },
  },
  {
    id: 'credit-score',
    question: 'Does using Cardsight affect my credit score?',
    answer: [
      'No. We make no credit check and report nothing to anybody. Applying for a card at a bank is another matter: most banks then make a hard inquiry, which can lower a score by a few points for some months.',
    ],
  },
  {
    id: 'leaving',
    question: 'How do I get my data, or delete it?',
    answer: [
      'On your account page. There you can unlink your bank accounts, download everything we store about you, and delete your account, which takes effect at once. Without an account nothing of yours is stored with us: clear the site’s data in your browser and it is gone.',
    ],
    onward: { label: 'Go to your account', path: pagePaths.account },
  },
]

/** The same questions and answers, for machines. */
export function faqData(): Readonly<Record<string, unknown>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  }
}
