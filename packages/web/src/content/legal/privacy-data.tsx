import { pagePaths } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import type { LegalSection } from './legal-document.tsx'

export const definitions: LegalSection = {
  id: 'definitions',
  title: 'Definitions',
  body: (
    <>
      <p>These terms have the same meaning throughout this page.</p>
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
          <strong>Account</strong>: what you create by signing up. Most of the service works without one.
        </li>
        <li>
          <strong>Personal data</strong>: any information about you or that could be linked to you.
        </li>
        <li>
          <strong>Cookies and storage</strong>: small pieces of text that a site stores in your browser. We
          say storage for those that are never sent along with a request.
        </li>
        <li>
          <strong>Usage data</strong>: data created by using the service, such as the time of a sign-in and
          the type of browser.
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
      <p>Only what the parts of the service you use need.</p>
      <ul>
        <li>
          <strong>Email address, first and last name.</strong> You give them when you sign up, or Google does
          when you sign in with it. We store a password only as a hash that can’t be reversed.
        </li>
        <li>
          <strong>Passkeys and two-step verification.</strong> Only if you use them: the name and public key
          of each passkey, the encrypted key of your authenticator app, and hashes of your recovery codes.
          Your fingerprint and your face never leave your device.
        </li>
        <li>
          <strong>Access tokens for assistants.</strong> Only if you create them: their name, a hash, what
          they can read, and when they were last used. What an assistant reads goes to its provider.
        </li>
        <li>
          <strong>Connected browser extensions.</strong> Only if you connect them: the type of browser, a hash
          of the key, and when it was last used. An extension stores your cards in that browser, and what
          changes their rates: used caps and bonuses, point values, memberships, habits, and whether you carry
          a balance. What you visit and buy never leaves it.
        </li>
        <li>
          <strong>Spending you type.</strong> Your browser sends the amounts to our server, which calculates
          the result and stores neither. What you see again on your next visit is stored in your own browser.
          If you watch your answer, we store the amounts until you stop watching it.
        </li>
        <li>
          <strong>What you watch.</strong> Cards you watch, and the messages we sent you about them and about
          cards you have. Messages are deleted after a year.
        </li>
        <li>
          <strong>Notifications.</strong> Only if you turn them on: the address and keys that your browser
          gives us, encrypted, with its name and when we last wrote. Messages go through the service of your
          browser’s maker, which can’t read them. They end when you turn them off, remove the browser, or sign
          out in it.
        </li>
        <li>
          <strong>Your profile.</strong> What you tell us for better results, such as your credit level,
          memberships and the programs you use. It’s stored in your browser and sent with the amounts you
          type. If you’re signed in, we also store it in your account, so that your other browsers have it.
        </li>
        <li>
          <strong>Transactions from accounts you link.</strong> Only if you choose to: the name and last
          digits of the account, and the date, amount and merchant of each purchase. You sign in to your bank
          with Plaid. Your bank login never passes through us, and what we receive can’t be used to move
          money.
        </li>
        <li>
          <strong>Your cards and reminders.</strong> If you’re signed in, we store the cards you add, so that
          your other browsers have them. If you turn on the calendar, we store a hash of its address. If you
          turn on reminder emails, we store which alerts you want and which reminders we’ve sent, for up to
          three years.
        </li>
        <li>
          <strong>Statements you import.</strong> Nothing: we read the files in your browser, and they are not
          sent to us. Only if you’re signed in and click Save to my account do we receive the purchases and
          refunds in them, as with linked accounts.
        </li>
        <li>
          <strong>A household.</strong> Only if you invite someone or accept an invitation. We store who is in
          it, and the email address of an open invitation for up to seven days. The other person sees your
          name, your email address, your average spending a month by category, and which cards you have, with
          the months they were opened, closed, and paid a bonus. They never see transactions, merchants or
          accounts. Monthly amounts you share are deleted when either of you ends it.
        </li>
        <li>
          <strong>Error reports.</strong> If you report an error on a card’s page, we get what you wrote as an
          email, with your email address if you gave one. You don’t need an account, and we don’t link the
          report to one. To stop floods of reports, we count them by a hash of your IP address for an hour.
        </li>
        <li>
          <strong>Usage data.</strong> To keep your account safe, we log events such as a sign-in or a new
          password, with the type of browser and the IP address. You can see these entries in your export. Our
          server log has the page, the time and the duration of each request, and nothing that identifies you.
        </li>
      </ul>
      <p>
        We use no analytics, no advertising and no tracking pixels, and our pages load nothing from other
        companies.
      </p>
    </>
  ),
}

export const cookieTypes: LegalSection = {
  id: 'cookies',
  title: 'Cookies and storage',
  body: (
    <>
      <p>There are four types of cookies. Here’s what we do with each.</p>
      <ul>
        <li>
          <strong>Necessary.</strong> Used to sign you in safely. We set two, both only when you sign in.
        </li>
        <li>
          <strong>Preferences.</strong> Your amounts, settings and last results are stored in your browser’s
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
        <li>calculate what each card would have earned on your spending, and show you;</li>
        <li>let you sign in, and keep other people out of your account;</li>
        <li>send the emails that the service needs, such as a link to choose a new password;</li>
        <li>answer you when you write to us, and fix the errors you report;</li>
        <li>find and fix errors, and comply with the law.</li>
      </ul>
      <p>
        We don’t use it to decide whether you get a card: only the bank decides that. And we build no profile
        of you for advertising.
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
          <strong>Your account</strong>: until you delete it. You can do that anytime on your{' '}
          <Link to={pagePaths.account}>account page</Link>, and it takes effect immediately.
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
          <strong>Security events of your account</strong>: as long as the account exists. After a deletion
          one entry remains, which says when it happened but not who you were.
        </li>
        <li>
          <strong>Emails waiting to be sent</strong>: until they’re sent; undeliverable ones for 30 days.
        </li>
        <li>
          <strong>Error reports and emails you send us</strong>: in our mailbox, until we’ve dealt with them.
          Write to us to have yours deleted sooner.
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
      Cardsight is for people in the United States, and we store personal data there. If you use the service
      from another country, your data is transferred to the United States, where the law may protect it
      differently than at home. Wherever it’s processed for us, this policy applies.
    </p>
  ),
}

export const disclosure: LegalSection = {
  id: 'disclosure',
  title: 'Who else sees it',
  body: (
    <>
      <p>
        <strong>We do not sell personal information</strong>, and we don’t share it with banks or advertisers.
        Others see it only as far as necessary:
      </p>
      <ul>
        <li>
          <strong>Plaid</strong>, if you link an account: it connects you with your bank and passes
          transactions to us.{' '}
          <a href="https://plaid.com/legal/#end-user-privacy-policy" rel="noopener">
            Plaid’s End User Privacy Policy
          </a>
          , which it shows you first, says what it does with your data.
        </li>
        <li>
          <strong>Google</strong>, if you sign in with it: it learns that you use Cardsight, but nothing about
          your spending.
        </li>
        <li>
          <strong>A list of leaked passwords</strong>, if this site uses one: when you choose a password, it
          gets 5 of the 40 digits of the password’s hash. Many passwords share these digits.
        </li>
        <li>
          <strong>Companies that work for us</strong>, such as hosting and email providers, under contracts
          that allow them nothing else.
        </li>
        <li>
          <strong>Authorities and courts</strong>, if the law requires it, or to protect people from harm.
        </li>
        <li>
          <strong>A successor</strong>, if the company is merged or sold. We’d notify you before your data
          became subject to other rules.
        </li>
      </ul>
      <p>An Apply link opens the bank’s own site. It carries nothing about you or your spending.</p>
    </>
  ),
}

export const security: LegalSection = {
  id: 'security',
  title: 'How we protect it',
  body: (
    <p>
      Data is protected with 256-bit encryption: access keys to linked accounts are encrypted with AES-256,
      and data is encrypted on its way between your browser and us. Passwords and sign-in tokens are stored
      only as hashes. We email you when your account is used from a new browser, and you can end every other
      sign-in yourself. No storage is perfectly safe, so we store as little as we can.
    </p>
  ),
}
