import { pagePaths } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import { changes, contact, type LegalDocument, type LegalSection, links } from './legal-document.tsx'
import {
  cookieTypes,
  dataCollected,
  definitions,
  disclosure,
  retention,
  security,
  transfer,
  use,
} from './privacy-data.tsx'

export const californiaRights: LegalSection = {
  id: 'california',
  title: 'California privacy rights',
  body: (
    <>
      <p>
        If you live in California, the CCPA gives you the rights below. We grant them to everyone, wherever
        they live.
      </p>
      <ul>
        <li>
          <strong>Notice.</strong> To know, before we collect it, which personal data we collect and why.
        </li>
        <li>
          <strong>Access.</strong> To receive the data we have about you, in a format you can take elsewhere.
        </li>
        <li>
          <strong>Opt out of sale.</strong> To say no to the sale of your data. There is nothing to opt out
          of: we don’t sell data or share it for advertising.
        </li>
        <li>
          <strong>Know.</strong> To know which kinds of data we collected, from where, why, and who received
          it.
        </li>
        <li>
          <strong>Delete.</strong> To have your data deleted, with the few exceptions that the law makes.
        </li>
        <li>
          <strong>Non-discrimination.</strong> To use any of these rights and get the same service as everyone
          else.
        </li>
      </ul>
      <p>
        The quickest way is your <Link to={pagePaths.account}>account page</Link>, which exports and deletes
        right away. You can also write to us, or have someone you authorize do so. We first verify that it’s
        you. We answer within 45 days. If a request takes longer, we may extend that once by another 45 days
        and will explain why.
      </p>
    </>
  ),
}

export const doNotTrack: LegalSection = {
  id: 'do-not-track',
  title: 'Do Not Track and Global Privacy Control',
  body: (
    <p>
      Your browser can send a signal, Do Not Track or Global Privacy Control, that you don’t want to be
      tracked or your data sold. We honor both, for everyone: the service tracks no one across sites and sells
      nothing, whether or not the signal is on.
    </p>
  ),
}

export const minors: LegalSection = {
  id: 'california-minors',
  title: 'California minor rights',
  body: (
    <p>
      The service is for people 18 and over, and we don’t knowingly collect data from anyone younger.
      California lets residents under 18 request the removal of what they have posted publicly. You can’t post
      anything here, but if you believe that we have data of a minor, write to us and we’ll delete it.
    </p>
  ),
}

export const emailMarketing: LegalSection = {
  id: 'email-marketing',
  title: 'Email marketing',
  body: (
    <p>
      You get a newsletter only if you subscribe and confirm your address by email. Every issue has a
      one-click unsubscribe link. Reminder emails about your cards are off until you turn them on, and have
      such a link too. Emails about your account, such as a notice of a new password, aren’t marketing, and
      you’ll always get them.
    </p>
  ),
}

export const remarketing: LegalSection = {
  id: 'remarketing',
  title: 'Remarketing',
  body: (
    <p>
      Remarketing means that a site you visited follows you with ads on other sites. We don’t do it: we set no
      advertising cookies and share no visitor lists with advertising companies. If that ever changes, this
      page will say so first, and we’ll ask for your permission.
    </p>
  ),
}

const yourControls: LegalSection = {
  id: 'your-controls',
  title: 'Your controls',
  body: (
    <>
      <p>
        On your <Link to={pagePaths.account}>account page</Link> you can, without contacting us,
      </p>
      <ul>
        <li>correct your name and your email address;</li>
        <li>unlink your bank accounts;</li>
        <li>download everything we store about you;</li>
        <li>see where you’re signed in, and sign out there;</li>
        <li>delete your account and everything in it.</li>
      </ul>
      <p>
        If you use Cardsight without an account, everything is stored in your own browser: clear the site’s
        data there and it’s gone.
      </p>
    </>
  ),
}

export const privacyPolicy: LegalDocument = {
  path: pagePaths.privacy,
  title: 'Privacy Policy | Cardsight',
  description: 'What Cardsight knows about you, why, for how long, and how to get or delete it.',
  heading: 'Privacy Policy',
  updated: '2020-05-26',
  summary:
    'We collect what the service needs and nothing else. We don’t sell it. You can download or delete it anytime.',
  sections: (supportEmail) => [
    definitions,
    dataCollected,
    cookieTypes,
    use,
    retention,
    transfer,
    disclosure,
    security,
    emailMarketing,
    remarketing,
    yourControls,
    californiaRights,
    doNotTrack,
    minors,
    links,
    changes('privacy policy'),
    contact(supportEmail),
  ],
}
