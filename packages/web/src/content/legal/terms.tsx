import { pagePaths } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import { contact, type LegalDocument, type LegalSection } from './legal-document.tsx'

const acceptance: LegalSection = {
  id: 'acceptance',
  title: 'Your agreement with us',
  body: (
    <p>
      These terms are the agreement between you and Cardsight, a company in the United States, about the use
      of this site and its calculations. By using them, and expressly by creating an account, you accept these
      terms and the <Link to={pagePaths.privacy}>Privacy Policy</Link>. If you don’t accept both, please don’t
      use the service.
    </p>
  ),
}

const age: LegalSection = {
  id: 'age',
  title: 'Who may use Cardsight',
  body: (
    <p>
      You must be at least 18 years old. By using the service you confirm that you are. Cardsight is for
      consumers in the United States who are choosing a credit card for themselves.
    </p>
  ),
}

const whatItDoes: LegalSection = {
  id: 'service',
  title: 'What the service does and doesn’t do',
  body: (
    <>
      <p>
        Cardsight calculates what each credit card in its catalog would have earned on your spending: rewards,
        plus the intro bonus, minus the annual fee. It’s free of charge.
      </p>
      <ul>
        <li>
          The result looks back. It’s a calculation based on your numbers and on card facts as of their stated
          dates, not a promise about the future.
        </li>
        <li>
          We are not a bank, a lender, a broker or a financial adviser, and nothing here is financial, legal
          or tax advice.
        </li>
        <li>
          We don’t list every card on the market. Rates, fees and offers change: the bank’s own page has the
          final word.
        </li>
        <li>Only the bank decides whether you get a card, and on which terms.</li>
      </ul>
    </>
  ),
}

const earnings: LegalSection = {
  id: 'compensation',
  title: 'How we make money',
  body: (
    <p>
      Cardsight earns affiliate compensation from card partners. It does not affect recommendations: whether a
      bank pays us is not part of the calculation. The{' '}
      <Link to={`${pagePaths.about}#AdvertiserDisclosure`}>Advertiser Disclosure</Link> says more.
    </p>
  ),
}

const account: LegalSection = {
  id: 'account',
  title: 'Your account',
  body: (
    <p>
      Use your own name and email address, keep your password to yourself, and tell us right away if you think
      someone else is using your account. You may delete it anytime on your{' '}
      <Link to={pagePaths.account}>account page</Link>.
    </p>
  ),
}

const linking: LegalSection = {
  id: 'linking',
  title: 'Linking bank accounts',
  body: (
    <p>
      If you link an account, you let Plaid fetch its transactions and pass them to us, and you confirm that
      you are entitled to do so. Plaid’s own terms apply to what Plaid does. We never see your bank login, our
      access is read-only, and we cannot move money. You can unlink anytime.
    </p>
  ),
}

const fairUse: LegalSection = {
  id: 'fair-use',
  title: 'Fair use',
  body: (
    <>
      <p>Please don’t</p>
      <ul>
        <li>try to access data that isn’t yours, or get around a limit or a lock;</li>
        <li>overload the service so that others can’t use it;</li>
        <li>use it for anything illegal, or in someone else’s name.</li>
      </ul>
      <p>If you do, we may limit or close your access. We’ll tell you why, unless the law forbids it.</p>
    </>
  ),
}

const ownership: LegalSection = {
  id: 'ownership',
  title: 'What’s yours and what’s ours',
  body: (
    <p>
      Your data stays yours: we use it only to run the service for you. The texts, drawings and the name of
      Cardsight are ours. Names of banks, networks and cards belong to their owners and are used here only to
      identify the cards. Cardsight contains open source software of others, under{' '}
      <a href="/third-party-licenses.txt">their licenses</a>.
    </p>
  ),
}

const otherSites: LegalSection = {
  id: 'links',
  title: 'Links to other sites',
  body: (
    <p>
      Links lead to other sites, such as a bank’s application page. We don’t run those sites and aren’t
      responsible for what they say or do.
    </p>
  ),
}

const ending: LegalSection = {
  id: 'ending',
  title: 'Ending your use',
  body: (
    <p>
      You may stop at any time. We may close an account that violates these terms, or end the service with
      notice. The sections on warranty, liability and law continue to apply after that.
    </p>
  ),
}

const warranty: LegalSection = {
  id: 'warranty',
  title: 'No warranty',
  body: (
    <p>
      We work to make every number right and to keep the service available. Still, it is provided “as is” and
      “as available”, without a warranty of any kind, as far as the law allows.
    </p>
  ),
}

const liability: LegalSection = {
  id: 'liability',
  title: 'Limit of liability',
  body: (
    <p>
      As far as the law allows, our total liability to you for anything related to the service is limited to
      the amount you have paid us for it, or 100 USD if you have paid us nothing. We are not liable for
      indirect loss, such as a reward you might have earned. If the law of your state doesn’t allow such
      limits, they apply only as far as it does.
    </p>
  ),
}

const changes: LegalSection = {
  id: 'changes',
  title: 'Changes to these terms',
  body: (
    <p>
      We may change these terms. We give at least 30 days’ notice before a material change takes effect, here
      and by email to people with an account. If you don’t agree, stop using the service before that day; if
      you continue after it, the new terms apply.
    </p>
  ),
}

const law: LegalSection = {
  id: 'law',
  title: 'Law and disputes',
  body: (
    <p>
      The law of the United States applies, and the law of the state in which you live. If something is wrong,
      write to us first: most issues can be settled that way. These terms don’t take away any right that the
      law gives you as a consumer.
    </p>
  ),
}

const severability: LegalSection = {
  id: 'severability',
  title: 'If a part is invalid',
  body: (
    <p>
      If one part of these terms is invalid, the rest stays in force. If we don’t enforce a term once, we
      haven’t waived it.
    </p>
  ),
}

export const terms: LegalDocument = {
  path: pagePaths.terms,
  title: 'Terms of Service | Cardsight',
  description: 'The terms and conditions for using Cardsight, in plain language, with what changes and when.',
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
