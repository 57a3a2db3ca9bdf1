import { describe, expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'

describe('the API documentation', () => {
  it('B-CALL-28: is OpenAPI 3.1, generated from the validation schemas', async () => {
    const { app, close } = await createTestApp()
    const answer = await app.inject('/api/openapi.json')
    const document = answer.json()
    expect(document.openapi).toMatch(/^3\.1\./)
    const success =
      document.paths['/api/auth/authorize'].get.responses['200'].content['application/json'].schema
    expect(success).toEqual({ $ref: '#/components/schemas/User' })
    expect(document.components.schemas.User.required).toEqual([
      'id',
      'firstName',
      'lastName',
      'email',
      'isGoogle',
    ])
    await close()
  })

  it('describes a body that the service checks, with defaults and limits', async () => {
    const { app, close } = await createTestApp()
    const { paths, components } = (await app.inject('/api/openapi.json')).json()
    const { put } = paths['/api/users/your-cards']
    const reference = put.requestBody.content['application/json'].schema.$ref
    const body = components.schemas[reference.split('/').at(-1)]
    expect(body.properties.cards.maxItems).toBe(200)
    // The lists of a card have defaults, so a request may leave them out.
    expect(body.properties.cards.items.required).toEqual(['id', 'cardId'])
    await close()
  })

  it('B-CALL-28: is also available as a page', async () => {
    const { app, close } = await createTestApp()
    const answer = await app.inject('/api/docs')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain('Cardsight API')
    expect(answer.headers['content-security-policy']).not.toContain("'unsafe-eval'")
    await close()
  })
})
