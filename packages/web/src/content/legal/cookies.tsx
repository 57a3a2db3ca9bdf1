import { pagePaths } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import { changes, contact, type LegalDocument, type LegalSection, links } from './legal-document.tsx'
import { californiaRights, doNotTrack, emailMarketing, minors, remarketing } from './privacy.tsx'
import { definitions } from './privacy-data.tsx'
import { storedThings } from './stored.ts'

const toPrivacy = (id: string, label: string) => <Link to={`${pagePaths.privacy}#${id}`}>{label}</Link>

const types: LegalSection = {
  id: 'types',
  title: 'Types of cookies',
  body: (
    <>
      <p>Cookies differ in how long they last and who sets them.</p>
      <ul>
        <li>
          <strong>Session and persistent.</strong> Session cookies end with your visit; persistent cookies
          stay until a set date. Storage comes in the same two kinds.
        </li>
        <li>
          <strong>First-party and third-party.</strong> First-party cookies are set by the site you’re on,
          third-party cookies by another company whose content it embeds. Our pages embed none.
        </li>
      </ul>
      <p>They also differ in what they’re for.</p>
      <ul>
        <li>
          <strong>Necessary</strong>: for a safe sign-in. We set two.
        </li>
        <li>
          <strong>Preferences</strong>: what you typed and chose. We use storage for this, which stays in your
          browser.
        </li>
        <li>
          <strong>Analytics</strong>: who looks at what. We set none.
        </li>
        <li>
          <strong>Advertising</strong>: what to advertise to you elsewhere. We set none.
        </li>
      </ul>
      <p>That’s why there’s no consent banner: nothing here needs it.</p>
    </>
  ),
}

const everyOne: LegalSection = {
  id: 'list',
  title: 'Every one, by name',
  body: (
    <>
      <StoredList />
      <p>
        Over HTTPS the two cookies have the prefix __Host-, which keeps other sites from setting them. No
        script can read them. Your browser may also cache our pages so that they open faster, as it does for
        any site.
      </p>
      <p>
        Plaid’s window and Google’s sign-in page belong to them. What they store follows their own policies.
      </p>
    </>
  ),
}

const choices: LegalSection = {
  id: 'choices',
  title: 'Your choices',
  body: (
    <p>
      Every browser can show, block and clear cookies and storage. If you block ours, all public pages still
      work, and so do results from typed spending; you just can’t stay signed in. Signing out removes
      everything in the list above that is in storage.
    </p>
  ),
}

const dataCollected: LegalSection = {
  id: 'data-collected',
  title: 'Data collected',
  body: (
    <p>
      The entries above contain random values, your amounts and settings, and your last results. Your email
      address, first and last name are in no cookie. We store them with your account, along with usage data
      such as the time of a sign-in and the type of browser. The Privacy Policy says{' '}
      {toPrivacy('data-collected', 'what we collect')} in full.
    </p>
  ),
}

const use: LegalSection = {
  id: 'use',
  title: 'How it is used',
  body: (
    <p>
      To keep you signed in, to detect strangers using your account, and to show you your results again.
      Nothing else: see {toPrivacy('use', 'how we use data')}.
    </p>
  ),
}

const retention: LegalSection = {
  id: 'retention',
  title: 'Retention, transfer, disclosure, security',
  body: (
    <>
      <ul>
        <li>
          <strong>Retention.</strong> Each entry in the list says how long it stays. For the rest see{' '}
          {toPrivacy('retention', 'how long we keep data')}.
        </li>
        <li>
          <strong>Transfer.</strong> Storage doesn’t leave your browser. What reaches us is stored in the
          United States: see {toPrivacy('transfer', 'where data goes')}.
        </li>
        <li>
          <strong>Disclosure.</strong> No one but us receives our cookies. We do not sell personal
          information: see {toPrivacy('disclosure', 'who else sees data')}.
        </li>
        <li>
          <strong>Security.</strong> The values are random, and we store only their hashes. Data is protected
          with 256-bit encryption: see {toPrivacy('security', 'how we protect data')}.
        </li>
      </ul>
    </>
  ),
}

function StoredList() {
  return (
    <dl className="divide-y divide-hairline border-y border-hairline">
      {storedThings.map(({ name, where, purpose, until }) => (
        <div key={name} className="py-4">
          <dt className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{name}</span>
            <span className="ledger-label text-ink-soft">{where}</span>
          </dt>
          <dd className="mt-1">{purpose}</dd>
          <dd className="text-ink-soft">Stored until {until}</dd>
        </div>
      ))}
    </dl>
  )
}

export const cookiesPolicy: LegalDocument = {
  path: pagePaths.cookies,
  title: 'Cookies Policy | Cardsight',
  description:
    'Every cookie and storage entry that Cardsight uses: its name, what it’s for and how long it stays.',
  heading: 'Cookies Policy',
  updated: '2020-05-28',
  summary:
    'Two cookies, both for a safe sign-in. The rest stays in your browser’s storage. None for analytics or advertising.',
  sections: (supportEmail) => [
    definitions,
    types,
    everyOne,
    choices,
    dataCollected,
    use,
    retention,
    emailMarketing,
    remarketing,
    californiaRights,
    doNotTrack,
    minors,
    links,
    changes('cookies policy'),
    contact(supportEmail),
  ],
}
