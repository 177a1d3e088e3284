import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { freePort } from '#test/free-port.ts'
import { startPortal, type Portal } from '#test/portal.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const documents = (path: string): unknown[] =>
  parseAllDocuments(read(path), { merge: true }).map((one) => one.toJS())
const KNOWN = new Set([...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name))

const Security = z.object({
  allowPrivilegeEscalation: z.literal(false),
  readOnlyRootFilesystem: z.literal(true),
  capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
})
const Container = z.looseObject({
  name: z.string(),
  image: z.string().regex(/:\d/),
  securityContext: Security,
})
const Pod = z.looseObject({
  automountServiceAccountToken: z.literal(false),
  securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
  containers: z.array(Container).min(1),
})
const Thing = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
})
const things = readdirSync(join(ROOT, 'deploy/kubernetes'))
  .flatMap((name) => documents(`deploy/kubernetes/${name}`))
  .map((one) => Thing.parse(one))
const ofKind = (kind: string) => things.filter((thing) => thing.kind === kind)

describe('the Dockerfile', () => {
  const last =
    read('deploy/Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? ''

  it('runs as somebody without rights, with a health check, a signal and a command without a shell', () => {
    expect(last).toMatch(/^USER node$/m)
    expect(last).toMatch(/^HEALTHCHECK .*CMD \["node"/m)
    expect(last).toMatch(/^STOPSIGNAL SIGTERM$/m)
    expect(JSON.parse(/^CMD (\[.*\])$/m.exec(last)?.[1] ?? '[]')).toContain('server/main.mjs')
  })

  it('takes neither secrets nor data along', () => {
    const ignored = read('.dockerignore').split('\n')

    expect(ignored).toEqual(expect.arrayContaining(['.git', 'data', '.env', '*.backup']))
    expect(read('deploy/Dockerfile')).not.toMatch(/^ARG /m)
  })
})

describe('compose.yaml', () => {
  const Service = z.looseObject({
    environment: z.optional(z.record(z.string(), z.string())),
    image: z.string(),
  })
  const Compose = z.looseObject({
    services: z.record(z.string(), Service),
    volumes: z.record(z.string(), z.unknown()),
  })
  const { services } = Compose.parse(documents('deploy/compose.yaml')[0])

  it('has the portal, PostgreSQL 18, a store of files and a mail catcher, each with a version', () => {
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining(['portal', 'database', 'files', 'mail', 'migrate']),
    )
    expect(services['database']?.image).toMatch(/^postgres:18/)
    for (const [name, { image }] of Object.entries(services))
      if (name !== 'portal' && name !== 'migrate') expect(image).toMatch(/:v?\d/)
  })

  it('gives the portal names that it knows, and a root that nobody writes', () => {
    const { environment = {}, ...portal } = services['portal'] ?? {}

    expect(Object.keys(environment).filter((name) => !KNOWN.has(name))).toEqual([])
    expect(portal).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] })
  })
})

describe('the Kubernetes manifests', () => {
  it('run two instances without rights that leave one after the other', () => {
    const Deployment = z.looseObject({
      spec: z.looseObject({
        replicas: z.number().min(2),
        selector: z.object({ matchLabels: z.object({ app: z.string() }) }),
        strategy: z.object({
          type: z.string(),
          rollingUpdate: z.object({ maxUnavailable: z.literal(0), maxSurge: z.number() }),
        }),
        template: z.looseObject({
          metadata: z.looseObject({ labels: z.object({ app: z.string() }) }),
          spec: Pod,
        }),
      }),
    })
    const [{ spec }] = z.tuple([Deployment]).parse(ofKind('Deployment'))

    expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels)
    expect(spec.template.spec.containers[0]).toMatchObject({
      readinessProbe: { httpGet: { path: '/readyz' } },
      livenessProbe: { httpGet: { path: '/healthz' } },
      startupProbe: { httpGet: { path: '/readyz' } },
    })
    for (const kind of ['Service', 'PodDisruptionBudget', 'NetworkPolicy'])
      expect(JSON.stringify(ofKind(kind))).toContain(JSON.stringify(spec.selector.matchLabels))
  })

  it('migrate in a job of its own, under the same rules', () => {
    const Job = z.looseObject({ spec: z.looseObject({ template: z.looseObject({ spec: Pod }) }) })
    const [job] = z.tuple([Job]).parse(ofKind('Job'))

    expect(job.spec.template.spec.containers[0]).toMatchObject({ command: ['node', 'server/migrate.mjs'] })
  })

  it('name settings that the product knows', () => {
    const Data = z.looseObject({ data: z.record(z.string(), z.string()) })
    const names = ofKind('ConfigMap').flatMap((map) => Object.keys(Data.parse(map).data))

    expect(names.filter((name) => !KNOWN.has(name))).toEqual([])
  })
})

describe('dashboards and alerts', () => {
  let portal: Portal
  let metrics: Set<string>

  beforeAll(async () => {
    const port = await freePort()
    portal = await startPortal({ METRICS_PORT: String(port) })
    await portal.stranger().get('/faqs')
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    metrics = new Set([...text.matchAll(/^([a-z_0-9]+)(?:\{| )/gm)].map(([, name = '']) => name))
  })
  afterAll(() => portal.stop())

  const namesIn = (expression: string) =>
    [
      ...expression
        .replaceAll(/"[^"]*"|\b(?:by|le|route|status|time)\b/g, '')
        .matchAll(/\b[a-z]+_[a-z_0-9]+\b/g),
    ]
      .map(([name]) => name)
      .filter((name) => name !== 'histogram_quantile')

  it('ask for nothing but what the server tells', () => {
    const Rules = z.object({
      groups: z.array(
        z.object({
          name: z.string(),
          rules: z.array(
            z.looseObject({
              expr: z.string(),
              annotations: z.object({ summary: z.string(), runbook: z.string() }),
            }),
          ),
        }),
      ),
    })
    const Board = z.looseObject({
      panels: z.array(z.looseObject({ targets: z.array(z.looseObject({ expr: z.string() })) })),
    })
    const { groups } = Rules.parse(documents('deploy/alerts/guildhall.rules.yaml')[0])
    const { panels } = Board.parse(JSON.parse(read('deploy/dashboards/guildhall.json')))
    const asked = [
      ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ].flatMap(namesIn)

    expect(asked.length).toBeGreaterThan(15)
    expect(asked.filter((name) => !metrics.has(name))).toEqual([])
  })

  it('lead to chapters that there are', () => {
    const chapters = new Set(
      [...read('docs/operations.md').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
        title.toLowerCase().replaceAll(' ', '-'),
      ),
    )
    const led = [...read('deploy/alerts/guildhall.rules.yaml').matchAll(/operations\.md#([a-z-]+)/g)].map(
      ([, name = '']) => name,
    )

    expect(led.filter((name) => !chapters.has(name))).toEqual([])
  })
})
