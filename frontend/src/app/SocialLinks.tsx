import { siFacebook, siInstagram, siX, siYoutube } from "simple-icons";
import styled from "styled-components";
import { color, media, radius } from "../design-system";
import { useRuntimeConfig, type SocialNetwork } from "../shared/runtime-config";

/** LinkedIn withdrew its mark from the icon set: its link shows its initials, as people know them. */
const networks: readonly { network: SocialNetwork; name: string; path: string | null }[] = [
  { network: "x", name: "X", path: siX.path },
  { network: "linkedin", name: "LinkedIn", path: null },
  { network: "instagram", name: "Instagram", path: siInstagram.path },
  { network: "facebook", name: "Facebook", path: siFacebook.path },
  { network: "youtube", name: "YouTube", path: siYoutube.path },
];

/** Links to the configured accounts (NAV-10); a network without an address has none. */
export function SocialLinks() {
  const { social } = useRuntimeConfig();
  return (
    <Row>
      {networks.map(({ network, name, path }) => {
        const address = social[network];
        if (!address) return null;
        return (
          <li key={network}>
            <IconLink href={address} aria-label={name} rel="noopener" target="_blank">
              {path ? (
                <svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor" aria-hidden>
                  <path d={path} />
                </svg>
              ) : (
                <Letters aria-hidden>in</Letters>
              )}
            </IconLink>
          </li>
        );
      })}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  gap: 4px;
  margin-right: -13px;

  ${media.phone} {
    margin-right: 0;
    margin-left: -13px;
  }
`;

const IconLink = styled.a`
  display: grid;
  width: 44px;
  height: 44px;
  border-radius: ${radius.rSm};
  color: ${color.muted};
  text-decoration: none;
  place-items: center;

  &:hover {
    color: ${color.brand800};
  }
`;

const Letters = styled.span`
  font-weight: 700;
`;
