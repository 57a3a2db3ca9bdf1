import { pagePaths } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import type { LegalSection } from './legal-document.ts'

export const acceptance: LegalSection = {
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

export const age: LegalSection = {
  id: 'age',
  title: 'Who may use Cardsight',
  body: (
    <p>
      You must be at least 18 years old. By using the service you confirm that you are. Cardsight is for
      consumers in the United States who are choosing a credit card for themselves.
    </p>
  ),
}

export const whatItDoes: LegalSection = {
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

export const earnings: LegalSection = {
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

export const account: LegalSection = {
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

export const linking: LegalSection = {
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

export const fairUse: LegalSection = {
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

export const ownership: LegalSection = {
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

export const otherSites: LegalSection = {
  id: 'links',
  title: 'Links to other sites',
  body: (
    <p>
      Links lead to other sites, such as a bank’s application page. We don’t run those sites and aren’t
      responsible for what they say or do.
    </p>
  ),
}

export const ending: LegalSection = {
  id: 'ending',
  title: 'Ending your use',
  body: (
    <p>
      You may stop at any time. We may close an account that violates these terms, or end the service with
      notice. The sections on warranty, liability and law continue to apply after that.
    </p>
  ),
}
