import { pagePaths } from '@cardsight/contract'
import { Link } from 'react-router'
import type { LegalSection } from './legal-document.ts'

export const acceptance: LegalSection = {
  id: 'acceptance',
  title: 'Your agreement with us',
  body: (
    <p>
      These terms are the agreement between you and Cardsight, a company in the United States, about the use
      of this site and its calculations. By using them, and expressly by making an account, you accept these
      terms and the <Link to={pagePaths.privacy}>Privacy Policy</Link>. If you do not accept both, please do
      not use the service.
    </p>
  ),
}

export const age: LegalSection = {
  id: 'age',
  title: 'Who may use Cardsight',
  body: (
    <p>
      You must be at least 18 years old. By using the service you say that you are. Cardsight is for consumers
      in the United States who choose a credit card for themselves.
    </p>
  ),
}

export const whatItDoes: LegalSection = {
  id: 'service',
  title: 'What the service does, and what it does not',
  body: (
    <>
      <p>
        Cardsight works out what each credit card in its catalog would have earned on your spending: rewards,
        plus the intro bonus, less the annual fee. It is free of charge.
      </p>
      <ul>
        <li>
          The result looks back. It is arithmetic on your figures and on facts about cards as of their stated
          dates, not a promise about the future.
        </li>
        <li>
          We are not a bank, a lender, a broker or a financial adviser, and nothing here is financial, legal
          or tax advice.
        </li>
        <li>
          We do not list every card there is. Rates, fees and offers change: the bank’s own page has the final
          word.
        </li>
        <li>Whether you get a card, and on which terms, is decided by the bank alone.</li>
      </ul>
    </>
  ),
}

export const earnings: LegalSection = {
  id: 'compensation',
  title: 'How we earn',
  body: (
    <p>
      Cardsight earns affiliate compensation from card partners. It does not affect recommendations: whether a
      bank pays us is no part of the calculation. The{' '}
      <Link to={`${pagePaths.about}#AdvertiserDisclosure`}>Advertiser Disclosure</Link> says more.
    </p>
  ),
}

export const account: LegalSection = {
  id: 'account',
  title: 'Your account',
  body: (
    <p>
      Give a name and an email address that are yours, keep your password to yourself, and tell us at once if
      you think that somebody else uses your account. You may delete it at any time on your{' '}
      <Link to={pagePaths.account}>account page</Link>.
    </p>
  ),
}

export const linking: LegalSection = {
  id: 'linking',
  title: 'Linking bank accounts',
  body: (
    <p>
      If you link an account, you let Plaid fetch its transactions and pass them to us, and you say that you
      are entitled to do so. Plaid’s own terms apply to what Plaid does. We never see your bank login, we read
      only, and we cannot move money. You can unlink at any time.
    </p>
  ),
}

export const fairUse: LegalSection = {
  id: 'fair-use',
  title: 'Fair use',
  body: (
    <>
      <p>Please do not</p>
      <ul>
        <li>try to reach data that is not yours, or to get around a limit or a lock;</li>
        <li>load the service so heavily that others suffer;</li>
        <li>use it for anything that is against the law, or in somebody else’s name.</li>
      </ul>
      <p>If you do, we may limit or close your access. We say why, unless the law forbids it.</p>
    </>
  ),
}

export const ownership: LegalSection = {
  id: 'ownership',
  title: 'What is yours and what is ours',
  body: (
    <p>
      Your data stays yours: we use it only to run the service for you. The texts, drawings and the name of
      Cardsight are ours. Names of banks, networks and cards belong to their owners and stand here only to say
      which card is meant.
    </p>
  ),
}

export const otherSites: LegalSection = {
  id: 'links',
  title: 'Links to other sites',
  body: (
    <p>
      Links lead to sites of others, such as the page on which a bank takes applications. We do not run those
      sites and answer neither for what they say nor for what they do.
    </p>
  ),
}

export const ending: LegalSection = {
  id: 'ending',
  title: 'How it ends',
  body: (
    <p>
      You may stop at any time. We may close an account that breaks these terms, or end the service with
      notice. The parts of these terms on warranty, liability and law go on after that.
    </p>
  ),
}
