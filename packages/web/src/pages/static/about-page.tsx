import { pagePaths, sentences } from '@cardsight/contract'
import { aboutParagraphs, mission, promises } from '../../content/about.ts'
import { advertiserDisclosure } from '../../content/advertiser-disclosure.ts'
import { LinkButton } from '../../ui/button.tsx'
import { TextPage } from './text-page.tsx'

export function AboutPage() {
  return (
    <TextPage heading="About us">
      <p className="font-serif text-2xl">{mission}</p>
      {aboutParagraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h2 className="pt-4">What we never do</h2>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {promises.map((promise) => (
          <li key={promise} className="py-3">
            {promise}
          </li>
        ))}
      </ul>
      <h2 id="AdvertiserDisclosure" className="pt-4">
        {sentences.advertiserDisclosure}
      </h2>
      {advertiserDisclosure.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="pt-2">
        <LinkButton to={pagePaths.dashboard}>{sentences.findYourBestCard}</LinkButton>
      </p>
    </TextPage>
  )
}
