/** Upper bounds in seconds: most pages take a few milliseconds, a gateway behind an adapter up to 30 s. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** The kinds that telemetry of the app reports. Others come from strangers and share one name, so that nobody can fill the memory with names. */
const REPORTS = ['error', 'misfit', 'start', 'vitals', 'flag', 'csp'];
const OTHER = 'other';

/**
 * Counts the server's requests and their latency, the app's reports and the ages of the snapshots, and names the build, for Prometheus. Each label has few values,
 * and none identifies a player.
 * @returns {{ request: (kind: string, status: number, seconds: number) => void, report: (kind: string) => void, snapshots: (read: () => { site: string, seconds: number }[]) => void, problems: (read: () => string[]) => void, languages: (read: () => { language: string, count: number }[]) => void, build: (read: () => string | undefined) => void, text: () => string }}
 */
export function createMetrics() {
  const requests = new Map();
  // Each line is there from the start: Prometheus counts no increase of one that begins above zero.
  const reports = new Map([...REPORTS, OTHER].map((kind) => [labels({ kind }), 0]));
  const latencies = new Map();
  let readSnapshots = () => [];
  let readProblems = () => [];
  let readBuild = () => undefined;
  let readLanguages = () => [];

  return {
    request(kind, status, seconds) {
      count(requests, labels({ kind, status: `${Math.floor(status / 100)}xx` }));
      const latency = latencies.get(kind) ?? { buckets: BOUNDS.map(() => 0), sum: 0, count: 0 };
      latencies.set(kind, latency);
      for (const [place, bound] of BOUNDS.entries()) if (seconds <= bound) latency.buckets[place] += 1;
      latency.sum += seconds;
      latency.count += 1;
    },
    report: (kind) => count(reports, labels({ kind: REPORTS.includes(kind) ? kind : OTHER })),
    /** Sets the function that reads the ages of home's snapshots. */
    snapshots: (read) => void (readSnapshots = read),
    /** Sets the function that returns the problems of the operator's file. */
    problems: (read) => void (readProblems = read),
    /** Sets the function that returns the missing texts of the operator's languages. */
    languages: (read) => void (readLanguages = read),
    /** Sets the function that reads the name of the build. */
    build: (read) => void (readBuild = read),
    /** The text format of Prometheus. */
    text: () =>
      [
        ...family('parlour_requests_total', 'counter', 'Requests answered.', [...requests]),
        ...family('parlour_request_seconds', 'histogram', 'Time until the reply was sent.', []),
        ...[...latencies].flatMap(([kind, latency]) => histogram('parlour_request_seconds', kind, latency)),
        ...family(
          'parlour_snapshot_age_seconds',
          'gauge',
          "Age of home's data by merchant and language; before the first, since the server asks for it.",
          readSnapshots().map(({ site, seconds }) => [labels({ site }), seconds]),
        ),
        ...family('parlour_configuration_problems', 'gauge', "Problems of the operator's file, while the former one is in use.", [
          ['', readProblems().length],
        ]),
        ...family(
          'parlour_missing_texts',
          'gauge',
          'Texts of a language of the operator that are shown in English.',
          readLanguages().map(({ language, count: missing }) => [labels({ language }), missing]),
        ),
        ...family('parlour_reports_total', 'counter', 'Reports of pages.', [...reports]),
        ...family('parlour_build_info', 'gauge', 'The build that is served.', buildInfo(readBuild())),
        ...family('process_start_time_seconds', 'gauge', 'When the server started.', [['', Math.round(performance.timeOrigin / 1000)]]),
        ...family('process_resident_memory_bytes', 'gauge', 'Resident memory.', [['', process.memoryUsage.rss()]]),
        '',
      ].join('\n'),
  };
}

function buildInfo(build) {
  return build ? [[labels({ build, node: process.versions.node }), 1]] : [];
}

function count(counts, name) {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function labels(values) {
  const pairs = Object.entries(values).map(([name, value]) => `${name}="${String(value).replace(/[\\"\n]/g, '_')}"`);
  return `{${pairs.join(',')}}`;
}

function family(name, type, help, samples) {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples.map(([named, value]) => `${name}${named} ${value}`)];
}

function histogram(name, kind, { buckets, sum, count: total }) {
  return [
    ...BOUNDS.map((le, place) => `${name}_bucket${labels({ kind, le })} ${buckets[place]}`),
    `${name}_bucket${labels({ kind, le: '+Inf' })} ${total}`,
    `${name}_sum${labels({ kind })} ${sum}`,
    `${name}_count${labels({ kind })} ${total}`,
  ];
}
