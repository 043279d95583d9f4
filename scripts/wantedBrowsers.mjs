// The browsers of the cross-browser walk (apps/mobile-web-browsers) and an unsupported old browser for its test. Used by ensure-browsers and
// doctor.
import { canInstallPackages, installPackages } from './installPackages.mjs';
import { findFirefox, findOldChrome, findWebKit, oldChromes, unpackOldChrome } from './otherBrowsers.mjs';

const fromDebian = (...packages) => ({
  install: () => canInstallPackages && installPackages(...packages),
  needs: `${packages.join(' and ')} of Debian, which only root can install here`,
});
const fromNpm = (major) => ({
  install: () => unpackOldChrome(major),
  needs: 'Linux on x64, and the libraries that come with a Chromium of the system',
});
/**
 * `find` returns something truthy if the browser is there; `install` installs it as far as this machine allows; `needs` lists the
 * requirements of the installation.
 */
export const wantedBrowsers = [
  { name: 'Firefox', find: findFirefox, ...fromDebian('firefox-esr') },
  { name: 'WebKitGTK', find: findWebKit, ...fromDebian('webkit2gtk-driver', 'xvfb') },
  ...oldChromes.map((major) => ({ name: `Chrome ${major}`, find: () => findOldChrome(major), ...fromNpm(major) })),
];
