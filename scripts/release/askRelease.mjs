// What a release has to answer in front of the sandbox (tryRelease.mjs). Each question needs another part of it.
const MERCHANT = '200jilif3';
const ADAPTED = '200jilimm3';
/** The first home with data waits for the gateway. */
const TRIES = 100;

/**
 * @param {string} origin Of a release that is ready.
 * @returns {Promise<string[]>} What is wrong, a line each.
 */
export async function askRelease(origin) {
  const problems = [];
  const ask = async (path, headers = {}) => {
    const reply = await fetch(origin + path, { headers, redirect: 'manual' });
    return { status: reply.status, type: reply.headers.get('Content-Type') ?? '', text: await reply.text() };
  };
  const expect = (what, isSo, { status, text }) => {
    if (!isSo) problems.push(`${what}: ${status} ${text.slice(0, 200)}`);
  };

  let home = await ask('/m/home');
  for (let tries = 1; tries < TRIES && !home.text.includes('"takenAt"'); tries += 1) home = await ask('/m/home');
  expect('home has the data of the gateway', home.status === 200 && home.text.includes('"takenAt"'), home);

  const login = await ask('/m/login', { Accept: 'text/html' });
  expect('another address has its document', login.status === 200 && login.text.includes(`"code":"${MERCHANT}"`), login);

  const [script] = /\/m\/assets\/[\w.-]+\.js/.exec(home.text) ?? [];
  const asset = await ask(script ?? '/m/assets/none.js');
  expect('the script of home is there', asset.status === 200 && asset.type.includes('javascript'), asset);

  const worker = await ask('/m/sw.js');
  expect('the service worker is there', worker.status === 200 && worker.type.includes('javascript'), worker);

  const version = await ask('/m/version.json');
  expect('the build has a name', /"build":"\w+"/.test(version.text), version);

  const own = await ask(`/wps/announcement/category?language=EN&merchant=${ADAPTED}`);
  expect('a call goes through the adapter', own.status === 200 && own.text.includes('FROM_THE_ADAPTER'), own);
  const through = await ask(`/wps/system/status?language=EN&merchant=${ADAPTED}`);
  expect('a call reaches the gateway behind the adapter', through.status === 200 && through.text.includes('"success":true'), through);

  const ready = await ask('/readyz');
  expect('it is ready', ready.status === 200 && !ready.text.includes('missing'), ready);
  return problems;
}
