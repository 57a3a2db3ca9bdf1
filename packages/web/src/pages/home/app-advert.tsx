import { appAdvert } from '../../content/home-sections.ts'
import { SectionHead } from './section-head.tsx'

export function AppAdvert({ titleId }: { titleId: string }) {
  return (
    <>
      <SectionHead titleId={titleId} title={appAdvert.title} />
      <p>{appAdvert.text}</p>
      <dl className="mt-3 grid gap-x-10 gap-y-2 text-sm menu:grid-cols-3">
        {appAdvert.ways.map(({ where, how }) => (
          <div key={where}>
            <dt className="font-semibold">{where}</dt>
            <dd className="text-ink-soft">{how}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
