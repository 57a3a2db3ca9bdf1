import { pagePaths } from '@cardsight/contract'
import { Link } from 'react-router'
import type { LegalSection } from './legal-document.ts'
import { StoredList } from './stored-list.tsx'

const toPrivacy = (id: string, label: string) => <Link to={`${pagePaths.privacy}#${id}`}>{label}</Link>

export const types: LegalSection = {
  id: 'types',
  title: 'Types of cookies',
  body: (
    <>
      <p>Cookies differ in how long they stay, and in whose they are.</p>
      <ul>
        <li>
          <strong>Session and persistent.</strong> The first kind ends with the visit, the other stays until a
          set day. Storage comes in the same two kinds.
        </li>
        <li>
          <strong>First-party and third-party.</strong> The first are set by the site you are on, the others
          by another company whose parts it contains. Our pages contain no such parts.
        </li>
      </ul>
      <p>And they differ in what they are for.</p>
      <ul>
        <li>
          <strong>Necessary</strong>: for a safe sign-in. We set two.
        </li>
        <li>
          <strong>Preferences</strong>: what you typed and chose. We keep it in storage, which stays in your
          browser.
        </li>
        <li>
          <strong>Analytics</strong>: who looks at what. We set none.
        </li>
        <li>
          <strong>Advertising</strong>: what to offer you elsewhere. We set none.
        </li>
      </ul>
      <p>This is why no banner asks for your consent: there is nothing that would need it.</p>
    </>
  ),
}

export const everyOne: LegalSection = {
  id: 'list',
  title: 'Every one, by name',
  body: (
    <>
      <StoredList />
      <p>
        Over HTTPS the two cookies carry the prefix __Host-, which keeps other sites from setting them. No
        script can read them. Beside these your browser may keep copies of our pages so that they open faster,
        as it does for any site.
      </p>
      <p>
        Plaid’s window and Google’s sign-in page are theirs. What they store there, under their own names,
        follows their own policies.
      </p>
    </>
  ),
}

export const choices: LegalSection = {
  id: 'choices',
  title: 'Your choices',
  body: (
    <p>
      Every browser can show, block and clear cookies and storage. Block ours and all public pages still work,
      and so do results from typed spending; only staying signed in does not. Signing out removes everything
      in the list above that is in storage.
    </p>
  ),
}

export const dataCollected: LegalSection = {
  id: 'data-collected',
  title: 'Data collected',
  body: (
    <p>
      The entries above hold random values, your own amounts and settings, and your last results. Your email
      address, first and last name are in no cookie. They are stored with your account, and so is usage data
      such as the time of a sign-in and the kind of browser. The Privacy Policy says{' '}
      {toPrivacy('data-collected', 'what we collect')} in full.
    </p>
  ),
}

export const use: LegalSection = {
  id: 'use',
  title: 'How it is used',
  body: (
    <p>
      To keep you signed in, to notice a stranger at your account, and to show you your own results again.
      Nothing else: see {toPrivacy('use', 'how we use data')}.
    </p>
  ),
}

export const retention: LegalSection = {
  id: 'retention',
  title: 'Retention, transfer, disclosure, security',
  body: (
    <>
      <ul>
        <li>
          <strong>Retention.</strong> Each entry of the list says how long it stays. For the rest see{' '}
          {toPrivacy('retention', 'how long we keep data')}.
        </li>
        <li>
          <strong>Transfer.</strong> Storage does not leave your browser. What does reach us is kept in the
          United States: see {toPrivacy('transfer', 'where data goes')}.
        </li>
        <li>
          <strong>Disclosure.</strong> Nobody but us receives our cookies. We do not sell personal
          information: see {toPrivacy('disclosure', 'who else sees data')}.
        </li>
        <li>
          <strong>Security.</strong> The values are random and only their hashes are stored with us. Data is
          protected with 256-bit encryption: see {toPrivacy('security', 'how we protect data')}.
        </li>
      </ul>
    </>
  ),
}
