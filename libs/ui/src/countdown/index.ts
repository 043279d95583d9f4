export { Countdown, type CountdownProps } from './Countdown';
export { countdownText } from './timeLeft';
