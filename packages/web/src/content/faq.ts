import { pagePaths } from '@cardsight/contract/paths'
import type { MenuLink } from './menus.ts'
import type { PageText } from './page-meta.ts'

export const supportText: PageText = {
  path: pagePaths.support,
  title: 'Support | Cardsight',
  description:
    'How we rank cards, how Cardsight makes money, what linking a bank shares and how we protect your data: eleven answers.',
}

/** Plain text, because search engines read the answers too; links are separate fields. */
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
      'It looks at what you spend and calculates, for every card in its catalog, what that card would have earned you. Then it ranks the cards and shows the math behind each number.',
      'It’s free. There’s no paid tier and no trial.',
    ],
  },
  {
    id: 'ranking',
    question: 'How are the cards ranked?',
    answer: [
      'By one number: the rewards your spending would have earned, plus the intro bonus, minus the annual fee. We calculate it for one, two and three years. Spending caps, rotating categories and the spending a bonus requires are all included.',
      'We say “would have earned” because we look at past spending. It isn’t a promise about the future.',
    ],
    onward: { label: 'Read how we rank, with a worked example', path: pagePaths.methodology },
  },
  {
    id: 'earnings',
    question: 'How does Cardsight make money, and does that change the ranking?',
    answer: [
      'Cardsight earns affiliate compensation from card partners: a bank may pay us when someone applies through our link and is approved. This does not affect recommendations. Whether a bank pays us is not an input of the calculation, so it can’t move a card up or down.',
      'We mark paid Apply links as sponsored. Other Apply links go to the bank’s regular page and earn us nothing.',
    ],
    onward: { label: 'Read the Advertiser Disclosure', path: `${pagePaths.about}#AdvertiserDisclosure` },
  },
  {
    id: 'account',
    question: 'Do I need an account?',
    answer: [
      'No. Enter what you spend in a typical month and you get the full ranking, without giving your name or email address. You need an account only to link bank accounts. You must be 18 or over.',
    ],
    onward: { label: 'Enter your spending', path: pagePaths.dashboard },
  },
  {
    id: 'bank-login',
    question: 'Can you see my bank login, or move my money?',
    answer: [
      'No to both. If you choose to link an account, you sign in to your bank with Plaid, and we do not see your bank login credentials. Plaid only lets us read transactions, so Cardsight cannot move money.',
    ],
  },
  {
    id: 'statements',
    question: 'Can I get results from real transactions without linking a bank?',
    answer: [
      'Yes. Import the statements you can download from your bank: CSV, OFX, QFX, QBO, QIF, Excel or PDF. We read them in your browser, and the files never leave your device. We save them only if you ask, in that browser, and you can delete everything with one click.',
    ],
    onward: { label: 'Import statements', path: pagePaths.statements },
  },
  {
    id: 'selling',
    question: 'Do you sell my personal information?',
    answer: [
      'No. Cardsight does not sell personal information and does not share it with banks or advertisers. Our pages have no analytics and no ads, and load nothing from other companies.',
    ],
    onward: { label: 'Read the Privacy Policy', path: pagePaths.privacy },
  },
  {
    id: 'protection',
    question: 'How is my data protected?',
    answer: [
      'With 256-bit encryption: access keys to linked accounts are encrypted with AES-256, and data is encrypted on its way between your browser and us. We store passwords only as hashes that can’t be reversed. We also store little: amounts you type are stored on our server only if you watch your answer.',
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
      'No. We run no credit check and report nothing to anyone. Applying for a card is different: most banks make a hard inquiry, which can lower your score by a few points for some months.',
    ],
  },
  {
    id: 'leaving',
    question: 'How do I get my data, or delete it?',
    answer: [
      'On your account page. You can unlink your bank accounts, download everything we store about you, and delete your account immediately. If you don’t have an account, we store nothing about you: clear the site’s data in your browser and it’s gone.',
    ],
    onward: { label: 'Go to your account', path: pagePaths.account },
  },
]

/** The same questions and answers as structured data. */
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
