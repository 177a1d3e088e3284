import { BlockList, isIPv4, isIPv6 } from 'node:net'

// IANA's registries of special purpose addresses: none of them is a machine on the public internet.
const RESERVED_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
// Within 2000::/3, the only block that is given out; tunnels (Teredo, 6to4) can lead to any IPv4 address.
const RESERVED_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const reserved = new BlockList()
for (const [net, prefix] of RESERVED_V4) reserved.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of RESERVED_V6) reserved.addSubnet(net, prefix, 'ipv6')
const givenOut = new BlockList()
givenOut.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the public internet: not ours, not of our network, not of the machine's keeper. */
export function isPublicAddress(ip: string): boolean {
  if (isIPv4(ip)) return !reserved.check(ip, 'ipv4')
  return isIPv6(ip) && givenOut.check(ip, 'ipv6') && !reserved.check(ip, 'ipv6')
}
