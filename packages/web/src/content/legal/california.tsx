import { pagePaths } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import type { LegalSection } from './legal-document.ts'

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
