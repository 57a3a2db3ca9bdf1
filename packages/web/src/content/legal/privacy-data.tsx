import { pagePaths } from '@cardsight/contract'
import { Link } from 'react-router'
import type { LegalSection } from './legal-document.ts'

export const definitions: LegalSection = {
  id: 'definitions',
  title: 'Definitions',
  body: (
    <>
      <p>These words mean the same thing wherever they stand on this page.</p>
      <ul>
        <li>
          <strong>Cardsight, we, us</strong>: the company in the United States that runs this site.
        </li>
        <li>
          <strong>Service</strong>: this site and the calculations it offers.
        </li>
        <li>
          <strong>You</strong>: the person who uses the service.
        </li>
        <li>
          <strong>Account</strong>: what you make by signing up. Most of the service works without one.
        </li>
        <li>
          <strong>Personal data</strong>: anything that says something about you or could be tied to you.
        </li>
        <li>
          <strong>Cookies and storage</strong>: small pieces of text that a site leaves in your browser. We
          say storage for those that are never sent along with a request.
        </li>
        <li>
          <strong>Usage data</strong>: what comes about by the use of the service itself, such as the time of
          a sign-in and the kind of browser.
        </li>
        <li>
          <strong>Plaid</strong>: the company through which you can let us read transactions from your bank.
        </li>
        <li>
          <strong>CCPA</strong>: the California Consumer Privacy Act.
        </li>
      </ul>
    </>
  ),
}

export const dataCollected: LegalSection = {
  id: 'data-collected',
  title: 'What we collect',
  body: (
    <>
      <p>Only what the part of the service you use cannot do without.</p>
      <ul>
        <li>
          <strong>Email address, first and last name.</strong> You give them when you sign up, or Google does
          when you sign in through it. A password is stored only as a hash from which it cannot be read back.
        </li>
        <li>
          <strong>Spending that you type.</strong> Your browser sends the amounts to our server, which works
          out the answer and keeps neither. What you see again on your next visit is kept in your own browser.
        </li>
        <li>
          <strong>Transactions of accounts that you link.</strong> Only if you choose to: the name and last
          digits of the account, and the date, amount and merchant of each purchase. You sign in to your bank
          with Plaid. Your bank login never passes through us, and with what we receive no money can be moved.
        </li>
        <li>
          <strong>Statements that you bring.</strong> Nothing: files are read and calculated in your browser
          and are not sent to us. Only if you are signed in and press Save to my account do we receive the
          purchases and refunds in them, as for accounts that you link.
        </li>
        <li>
          <strong>Usage data.</strong> For the safety of your account we note when something happens to it (a
          sign-in, a new password), with the kind of browser and the network address it came from. You can see
          these notes in your export. Our server’s log holds for each request the page, the time and how long
          the answer took, and nothing that says who asked.
        </li>
      </ul>
      <p>
        We run no analytics, no advertising and no tracking pixels, and our pages load nothing from other
        companies while you read them.
      </p>
    </>
  ),
}

export const cookieTypes: LegalSection = {
  id: 'cookies',
  title: 'Cookies and storage',
  body: (
    <>
      <p>There are, in general, four types of cookies. This is what we do with each.</p>
      <ul>
        <li>
          <strong>Necessary.</strong> Used to sign you in safely. We set two, both only when you sign in.
        </li>
        <li>
          <strong>Preferences.</strong> Your amounts, settings and last results are kept in your browser’s
          storage, not in cookies.
        </li>
        <li>
          <strong>Analytics.</strong> None.
        </li>
        <li>
          <strong>Advertising and tracking.</strong> None.
        </li>
      </ul>
      <p>
        The <Link to={pagePaths.cookies}>Cookies Policy</Link> lists every one by name.
      </p>
    </>
  ),
}

export const use: LegalSection = {
  id: 'use',
  title: 'How we use it',
  body: (
    <>
      <p>We use personal data to</p>
      <ul>
        <li>work out what each card would have earned on your spending, and show you;</li>
        <li>let you sign in, and keep other people out of your account;</li>
        <li>send the mails that the service needs, such as a link to choose a new password;</li>
        <li>answer you when you write to us;</li>
        <li>find and mend faults, and keep to the law.</li>
      </ul>
      <p>
        We do not use it to decide whether you get a card: that decision is the bank’s alone. And no profile
        of you is made for anybody’s advertising.
      </p>
    </>
  ),
}

export const retention: LegalSection = {
  id: 'retention',
  title: 'How long we keep it',
  body: (
    <>
      <ul>
        <li>
          <strong>Your account</strong>: until you delete it. You can do so at any time on your{' '}
          <Link to={pagePaths.account}>account page</Link>, and it takes effect at once.
        </li>
        <li>
          <strong>Linked accounts and their transactions</strong>: until you unlink them or delete your
          account. We then also end our access at Plaid.
        </li>
        <li>
          <strong>A sign-in</strong>: 30 days with Remember Me, or 14 days if you don’t use it; 12 hours
          without Remember Me.
        </li>
        <li>
          <strong>A link to choose a new password</strong>: one hour, for one use.
        </li>
        <li>
          <strong>Your old email address after a change</strong>: seven days, so that you can undo the change.
        </li>
        <li>
          <strong>Notes on the safety of your account</strong>: as long as the account. After a deletion one
          line stays, which says when it happened and not who you were.
        </li>
        <li>
          <strong>Mail waiting to be sent</strong>: until it is sent; what cannot be delivered, 30 days.
        </li>
      </ul>
    </>
  ),
}

export const transfer: LegalSection = {
  id: 'transfer',
  title: 'Where it goes',
  body: (
    <p>
      Cardsight is made for people in the United States, and we keep personal data there. If you use the
      service from another country, your data travels to the United States, where the law may protect it
      differently than at home. Wherever it is handled for us, it is handled as this page says.
    </p>
  ),
}

export const disclosure: LegalSection = {
  id: 'disclosure',
  title: 'Who else sees it',
  body: (
    <>
      <p>
        <strong>We do not sell personal information</strong>, and we do not hand it to banks or advertisers.
        Others see it only as far as this needs:
      </p>
      <ul>
        <li>
          <strong>Plaid</strong>, if you link an account: it connects you with your bank and passes
          transactions to us. What it does with your data stands in its own privacy policy, which it shows you
          before you begin.
        </li>
        <li>
          <strong>Google</strong>, if you sign in with it: it learns that you use Cardsight, nothing of your
          spending.
        </li>
        <li>
          <strong>Companies that work for us</strong>, such as those that run servers or deliver mail, under
          contracts that allow them nothing else.
        </li>
        <li>
          <strong>Authorities and courts</strong>, where the law leaves us no choice, or to protect people
          from harm.
        </li>
        <li>
          <strong>A successor</strong>, should the company be merged or sold. You would be told before your
          data came under other rules.
        </li>
      </ul>
      <p>An Apply link leads to the bank’s own site. It carries nothing about you or your spending.</p>
    </>
  ),
}

export const security: LegalSection = {
  id: 'security',
  title: 'How we protect it',
  body: (
    <p>
      Data is protected with 256-bit encryption: the keys to linked accounts are stored encrypted with
      AES-256, and data on its way between your browser and us travels encrypted. Passwords and sign-in tokens
      are kept only as hashes. You are told by mail when your account is used from a new browser, and you can
      end every other sign-in yourself. No way of storing data is perfectly safe, so we keep as little as we
      can.
    </p>
  ),
}
