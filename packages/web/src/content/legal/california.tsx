import { pagePaths } from '@cardsight/contract'
import { Link } from 'react-router'
import type { LegalSection } from './legal-document.ts'

export const californiaRights: LegalSection = {
  id: 'california',
  title: 'California privacy rights',
  body: (
    <>
      <p>
        If you live in California, the CCPA gives you the rights below. We grant them to everybody, wherever
        they live.
      </p>
      <ul>
        <li>
          <strong>Notice.</strong> To be told, before it is collected, which personal data is collected and
          what for.
        </li>
        <li>
          <strong>Access.</strong> To receive the data we hold about you, in a form you can take elsewhere.
        </li>
        <li>
          <strong>Opt out of sale.</strong> To say no to the sale of your data. There is nothing to opt out
          of: we sell none and share none for advertising.
        </li>
        <li>
          <strong>Know.</strong> To know which kinds of data we collected, from where, why, and who received
          them.
        </li>
        <li>
          <strong>Delete.</strong> To have your data deleted, with the few exceptions that the law makes.
        </li>
        <li>
          <strong>Non-discrimination.</strong> To use any of these rights and get the same service as
          everybody else.
        </li>
      </ul>
      <p>
        The quickest way is your <Link to={pagePaths.account}>account page</Link>, which exports and deletes
        at once. You can also write to us, or let somebody you have authorised do so. We first make sure that
        it is you. We answer within 45 days. Where a request needs longer, we may extend that once by another
        45 days, and tell you why.
      </p>
    </>
  ),
}

export const doNotTrack: LegalSection = {
  id: 'do-not-track',
  title: 'Do Not Track and Global Privacy Control',
  body: (
    <p>
      Your browser can send a signal, Do Not Track or Global Privacy Control, that you do not want to be
      tracked or your data sold. We honor both, for everybody and without being asked: the service tracks
      nobody across sites and sells nothing, whether or not the signal is on.
    </p>
  ),
}

export const minors: LegalSection = {
  id: 'california-minors',
  title: 'California minor rights',
  body: (
    <p>
      The service is for people of 18 and over, and we do not knowingly collect data of anybody younger.
      California lets residents under 18 ask for the removal of what they have posted in public. There is no
      place here to post anything, but if you believe that we hold data of a minor, write to us and we delete
      it.
    </p>
  ),
}
