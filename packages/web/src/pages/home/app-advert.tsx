import { appAdvert } from '../../content/home-sections.ts'
import type { HomeAnswer } from './answer.ts'
import { FindButton } from './find-button.tsx'
import { PhonePicture } from './phone-picture.tsx'

export function AppAdvert({ titleId, answer }: { titleId: string; answer: HomeAnswer | null }) {
  return (
    <div className="grid items-center gap-8 menu:grid-cols-2 menu:gap-16">
      <div>
        <h2 id={titleId}>{appAdvert.title}</h2>
        <p className="mt-3 max-w-text text-ink-soft">{appAdvert.text}</p>
        <dl className="mt-5">
          {appAdvert.ways.map(({ where, how }) => (
            <div key={where} className="border-t border-hairline py-3">
              <dt className="font-semibold">{where}</dt>
              <dd className="text-ink-soft">{how}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-5">
          <FindButton />
        </div>
      </div>
      {answer !== null && <PhonePicture answer={answer} />}
    </div>
  )
}
